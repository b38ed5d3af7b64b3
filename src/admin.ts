/** The command line for operators: `npm run admin -- COMMAND …`. */
import { existsSync } from 'node:fs'
import { type Command, Refusal } from './admin/command.ts'
import { communityCommands } from './admin/community-commands.ts'
import { grinderCommands } from './admin/grinder-commands.ts'
import { memberCommands } from './admin/member-commands.ts'
import { moderationCommands } from './admin/moderation-commands.ts'
import { roasterCommands } from './admin/roaster-commands.ts'
import { serviceCommands } from './admin/service-commands.ts'
import { settingsCommands } from './admin/settings-commands.ts'
import { type Config, type DatabaseConfig, loadConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { type Database, openDatabase } from './db/open.ts'

export const commands: Record<string, Command> = {
  ...roasterCommands,
  ...memberCommands,
  ...moderationCommands,
  ...communityCommands,
  ...grinderCommands,
  ...settingsCommands,
  ...serviceCommands,
}

const USAGE_WIDTH = 48

const help = (): string =>
  [
    'npm run admin -- COMMAND',
    '',
    ...Object.values(commands).map(({ usage, purpose }) => `  ${withPadding(usage)}${purpose}`),
  ].join('\n')

/** A long usage has the purpose below it. */
const withPadding = (usage: string): string =>
  usage.length < USAGE_WIDTH ? usage.padEnd(USAGE_WIDTH) : `${usage}\n  ${' '.repeat(USAGE_WIDTH)}`

/** Without `mailBaseUrl`, mails that a command sends have no links. */
export async function runAdmin(
  db: Database,
  words: string[],
  mailBaseUrl?: string,
  baseUrl = mailBaseUrl ?? 'http://localhost:3000',
): Promise<string> {
  return requireCommand(words).run(db, words.slice(1), { baseUrl, mailBaseUrl })
}

/** Returns undefined for localhost (BASE_URL isn't set): links in mails must not point to the reader's own machine. */
const knownAddress = ({ baseUrl }: Config): string | undefined =>
  new URL(baseUrl).hostname === 'localhost' ? undefined : baseUrl

function requireCommand([name, ...args]: string[]): Command {
  const command = name === undefined ? undefined : commands[name]
  if (!command) throw new Refusal(name === undefined ? help() : `There is no command ${name}\n${help()}`)
  const [least, most] = command.arity
  if (args.length < least || args.length > most) throw new Refusal(`Usage: npm run admin -- ${command.usage}`)
  return command
}

/** Throws if the SQLite file doesn't exist, since opening it would create an empty database. */
function requireDatabase({ database }: Config): DatabaseConfig {
  if (database.engine === 'postgres' || existsSync(database.path)) return database
  throw new Refusal(`There is no database at ${database.path}: set DATA_DIR or DATABASE_URL as the service has it`)
}

if (import.meta.main) {
  try {
    const words = process.argv.slice(2)
    requireCommand(words)
    const config = loadConfig(process.env)
    const db = openDatabase(requireDatabase(config))
    try {
      await migrate(db)
      process.stdout.write(`${await runAdmin(db, words, knownAddress(config), config.baseUrl)}\n`)
    } finally {
      await db.destroy()
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
