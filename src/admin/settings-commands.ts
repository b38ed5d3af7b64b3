/** Commands for the settings that can be changed while the service runs. */
import type { Db } from '../db/open.ts'
import { COMMAND_LINE } from '../features/moderation/audit/actor.ts'
import { changeSettings, countConcerned } from '../features/moderation/settings/change.ts'
import { listSettings } from '../features/moderation/settings/queries.ts'
import type { SettingChanges, SettingName } from '../features/moderation/settings/settings.ts'
import { type Command, Refusal } from './command.ts'
import { isPreview, show } from './moderation-arguments.ts'

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
    usage: `set ${Object.keys(READERS).join('|')} VALUE|${DEFAULT} [preview]`,
    purpose: 'change a setting while the service runs, within half a minute; or show what that would change',
    arity: [2, 3],
    run: async (db, [name, text, word]) => {
      if (!Object.hasOwn(READERS, name!)) throw new Refusal(`There is no setting ${name}`)
      const value = text === DEFAULT ? null : READERS[name as SettingName](text!)
      if (isPreview(word)) return showChange(db, name as SettingName, value)
      return show(await changeSettings(db, COMMAND_LINE, { [name!]: value }))
    },
  },
}

/** The environment of the service isn't known here, only what operators have stored. */
async function showChange(db: Db, name: SettingName, value: unknown): Promise<string> {
  const stored = (await listSettings(db)).find((row) => row.name === name)?.value ?? DEFAULT
  const counts = await countConcerned(db, value === null ? [] : [{ name, after: value }])
  const parts = Object.entries(counts).map(([part, count]) => `${count} ${part}`)
  const after = value === null ? DEFAULT : JSON.stringify(value)
  return [`${name}: ${stored} -> ${after}`, ...(parts.length > 0 ? [`concerns ${parts.join(', ')}`] : [])].join('\n')
}
