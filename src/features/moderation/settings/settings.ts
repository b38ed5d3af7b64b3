/** Settings that operators can change while the service runs; the defaults are in the configuration or below. */
import type { Config, Registration } from '../../../config.ts'
import type { Db } from '../../../db/open.ts'
import { listSettings } from './queries.ts'

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings
  }
}

export interface SettingValues {
  registration: Registration
  /** Daily limits for what an account creates; without them nothing is held for review either. */
  quotas: boolean
  /** Whether the first links of new accounts wait for review. */
  holdLinks: boolean
  /** How long an account is new. */
  newAccountDays: number
}

export type SettingName = keyof SettingValues
/** Null resets a setting to its default. */
export type SettingChanges = { [Name in SettingName]?: SettingValues[Name] | null }

const HOLD_LINKS = true
const NEW_ACCOUNT_DAYS = 7

/** Read from memory by every request, and from the database at the start, after a change and every half minute. */
export class Settings {
  readonly #config: Pick<Config, 'registration' | 'quotas'>
  #changed: Partial<SettingValues> = {}

  constructor(config: Pick<Config, 'registration' | 'quotas'>) {
    this.#config = config
  }

  get defaults(): SettingValues {
    const { registration, quotas } = this.#config
    return { registration, quotas, holdLinks: HOLD_LINKS, newAccountDays: NEW_ACCOUNT_DAYS }
  }

  get values(): SettingValues {
    return { ...this.defaults, ...this.#changed }
  }

  /** The settings that operators have set, which override the defaults. */
  get changed(): SettingName[] {
    return Object.keys(this.#changed) as SettingName[]
  }

  async load(db: Db): Promise<void> {
    const rows = await listSettings(db)
    this.#changed = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))
  }
}
