/** Commands for the settings that can be changed while the service runs. */
import { COMMAND_LINE } from '../features/moderation/audit/actor.ts'
import { changeSettings } from '../features/moderation/settings/change.ts'
import { listSettings } from '../features/moderation/settings/queries.ts'
import type { SettingChanges, SettingName } from '../features/moderation/settings/settings.ts'
import { type Command, Refusal } from './command.ts'
import { show } from './moderation-arguments.ts'

const DEFAULT = 'default'

const onOrOff = (text: string): boolean => {
  if (text !== 'on' && text !== 'off') throw new Refusal(`Use on or off, not ${text}`)
  return text === 'on'
}

/** Reads each setting from a word. */
const READERS: { [Name in SettingName]: (text: string) => NonNullable<SettingChanges[Name]> } = {
  registration: (text) => {
    const choice = (['open', 'invite', 'closed'] as const).find((each) => each === text)
    if (!choice) throw new Refusal(`Registration is open, invite or closed, not ${text}`)
    return choice
  },
  quotas: onOrOff,
  holdLinks: onOrOff,
  newAccountDays: (text) => {
    const days = Number(text)
    if (!Number.isInteger(days) || days < 0 || days > 365) throw new Refusal('The days must be from 0 to 365')
    return days
  },
}

export const settingsCommands: Record<string, Command> = {
  settings: {
    usage: 'settings',
    purpose: 'show the settings that operators have changed while the service runs',
    arity: [0, 0],
    run: async (db) => {
      const stored = new Map((await listSettings(db)).map(({ name, value }) => [name, value]))
      return Object.keys(READERS)
        .map((name) => `${name.padEnd(16)}${stored.get(name) ?? `${DEFAULT} (from the environment)`}`)
        .join('\n')
    },
  },
  set: {
    usage: `set ${Object.keys(READERS).join('|')} VALUE|${DEFAULT}`,
    purpose: 'change a setting while the service runs; it takes effect within half a minute',
    arity: [2, 2],
    run: async (db, [name, text]) => {
      if (!Object.hasOwn(READERS, name!)) throw new Refusal(`There is no setting ${name}`)
      const value = text === DEFAULT ? null : READERS[name as SettingName](text!)
      return show(await changeSettings(db, COMMAND_LINE, { [name!]: value }))
    },
  },
}
