/** The command line for operators: `npm run admin -- COMMAND …`. */
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { type Config, type DatabaseConfig, loadConfig } from './config.ts'
import { backUp } from './db/backup.ts'
import { migrate } from './db/migrate.ts'
import { type Database, engineOf, openDatabase } from './db/open.ts'
import { setRoasterFlag, setWebsite } from './features/beans/roasters/queries.ts'
import { deleteAccount } from './features/members/accounts/delete-account.ts'
import { deleteInvite, insertInvite, listInvites } from './features/members/accounts/invite-queries.ts'
import { findUserByEmail, insertUser } from './features/members/accounts/queries.ts'
import { insertAccountToken } from './features/members/accounts/token-queries.ts'
import { hashToken, randomToken } from './features/members/accounts/tokens.ts'
import { decideChange } from './features/roaster-tools/changes/decide.ts'
import { listChanges } from './features/roaster-tools/changes/queries.ts'
import { decideClaim } from './features/roaster-tools/claims/decide.ts'
import { listOpenClaims } from './features/roaster-tools/claims/queries.ts'
import {
  deleteEquipmentSuggestion,
  listEquipmentSuggestions,
  listSubscribers,
} from './features/service/forms/queries.ts'
import { normalizeEmail } from './http/schemas.ts'
import { isEmail } from './http/validation.ts'
import { readWebAddress } from './http/web-address.ts'
import { listOutbox, type QueuedMail } from './mail/outbox.ts'
import { unsubscribeUrl } from './mail/unsubscribe-url.ts'

interface Addresses {
  /** For links that the operator copies from the terminal. */
  baseUrl: string
  /** For links in mails; undefined if it isn't an address that others could open. */
  mailBaseUrl: string | undefined
}

interface Command {
  usage: string
  purpose: string
  /** The minimum and maximum number of arguments. */
  arity: [number, number]
  /** Returns the output; throws a Refusal with a message. */
  run(db: Database, args: string[], addresses: Addresses): Promise<string>
}

class Refusal extends Error {}

const OUTBOX_SHOWN = 50

const commands: Record<string, Command> = {
  claims: {
    usage: 'claims',
    purpose: 'list the roaster claims that are open',
    arity: [0, 0],
    run: async (db) => {
      const claims = await listOpenClaims(db)
      if (claims.length === 0) return 'No open claims'
      return claims
        .map((claim) =>
          [
            `#${claim.id} ${claim.status}`,
            claim.roaster,
            claim.businessEmail,
            `by ${[claim.claimant, claim.email].filter(Boolean).join(' ')}`,
            claim.createdAt,
            claim.proofUrl,
            claim.notes,
          ]
            .filter(Boolean)
            .map((part) => oneLine(String(part)))
            .join('  '),
        )
        .join('\n')
    },
  },
  'approve-claim': {
    usage: 'approve-claim ID',
    purpose: 'make the claimant a member of the roaster',
    arity: [1, 1],
    run: (db, [id], { mailBaseUrl }) => decide(db, id!, 'APPROVED', mailBaseUrl),
  },
  'reject-claim': {
    usage: 'reject-claim ID',
    purpose: 'close a claim without membership',
    arity: [1, 1],
    run: (db, [id], { mailBaseUrl }) => decide(db, id!, 'REJECTED', mailBaseUrl),
  },
  'verify-roaster': {
    usage: 'verify-roaster SLUG [off]',
    purpose: 'mark a roaster as verified, or no longer',
    arity: [1, 2],
    run: (db, [slug, off]) => setFlag(db, slug!, { isVerified: isOn(off) }),
  },
  'premium-roaster': {
    usage: 'premium-roaster SLUG [off]',
    purpose: 'make a roaster premium, or no longer',
    arity: [1, 2],
    run: (db, [slug, off]) => setFlag(db, slug!, { isPremium: isOn(off) }),
  },
  'set-website': {
    usage: 'set-website SLUG [URL]',
    purpose: "set a roaster's website, which proves claims from its domain",
    arity: [1, 2],
    run: async (db, [slug, url]) => {
      const website = readWebAddress(url ?? null, 'URL')
      if (!(await setWebsite(db, slug!, website))) throw new Refusal(`No roaster has the slug ${slug}`)
      return `${slug}: ${website ?? 'no website'}`
    },
  },
  'roaster-changes': {
    usage: 'roaster-changes',
    purpose: 'list the new names and websites of verified roasters that wait for review',
    arity: [0, 0],
    run: async (db) => {
      const changes = await listChanges(db)
      if (changes.length === 0) return 'No changes wait'
      return changes
        .map(({ id, field, value, createdAt, name, slug, websiteUrl, displayName, email }) =>
          [
            `#${id} ${slug}`,
            `${field}: ${(field === 'name' ? name : websiteUrl) ?? 'none'} -> ${value ?? 'none'}`,
            `by ${[displayName, email].filter(Boolean).join(' ')}`,
            createdAt,
          ]
            .map(oneLine)
            .join('  '),
        )
        .join('\n')
    },
  },
  'approve-change': {
    usage: 'approve-change ID',
    purpose: 'show a new name or website from now on',
    arity: [1, 1],
    run: (db, [id], { mailBaseUrl }) => review(db, id!, true, mailBaseUrl),
  },
  'reject-change': {
    usage: 'reject-change ID',
    purpose: 'leave the name or website as it is',
    arity: [1, 1],
    run: (db, [id], { mailBaseUrl }) => review(db, id!, false, mailBaseUrl),
  },
  suggestions: {
    usage: 'suggestions',
    purpose: 'list the grinders and brewers that people miss in the catalog',
    arity: [0, 0],
    run: async (db) => {
      const suggestions = await listEquipmentSuggestions(db)
      if (suggestions.length === 0) return 'No suggestions'
      return suggestions
        .map(({ id, kind, brand, model, url, notes, email, createdAt }) =>
          [`#${id} ${kind}`, `${brand} ${model}`, url, notes, email && `by ${email}`, createdAt]
            .filter(Boolean)
            .map((part) => oneLine(String(part)))
            .join('  '),
        )
        .join('\n')
    },
  },
  'remove-suggestion': {
    usage: 'remove-suggestion ID',
    purpose: 'take a suggestion off the list once it is dealt with',
    arity: [1, 1],
    run: async (db, [text]) => {
      const id = Number(text)
      if (!Number.isSafeInteger(id) || !(await deleteEquipmentSuggestion(db, id)))
        throw new Refusal(`There is no suggestion ${text}`)
      return `Removed suggestion ${id}`
    },
  },
  subscribers: {
    usage: 'subscribers',
    purpose: 'list the confirmed subscribers of the newsletter, each with the link to unsubscribe',
    arity: [0, 0],
    run: async (db, _args, { mailBaseUrl }) => {
      const subscribers = await listSubscribers(db)
      if (subscribers.length === 0) return 'No subscribers'
      return subscribers
        .map(({ email, token }) =>
          [email, mailBaseUrl && token && unsubscribeUrl(mailBaseUrl, token)].filter(Boolean).join('  '),
        )
        .join('\n')
    },
  },
  invite: {
    usage: 'invite [USES] [DAYS] [NOTE]',
    purpose: 'make a link for registering: once and for 7 days unless said otherwise',
    arity: [0, 3],
    run: async (db, [uses = '1', days = '7', note], { baseUrl }) => {
      const usesLeft = requireWhole(uses, 1000, 'The number of uses')
      const lifetime = requireWhole(days, 365, 'The number of days') * DAY_MS
      const token = randomToken()
      const expiresAt = new Date(Date.now() + lifetime).toISOString()
      const id = await insertInvite(db, { hash: hashToken(token), usesLeft, note: note ?? null, expiresAt })
      return `Invitation ${id}, ${usesLeft} ${usesLeft === 1 ? 'use' : 'uses'}, until ${expiresAt}:\n${baseUrl}/register?invite=${token}`
    },
  },
  invites: {
    usage: 'invites',
    purpose: 'list the invitations that can still be used',
    arity: [0, 0],
    run: async (db) => {
      const invites = await listInvites(db)
      if (invites.length === 0) return 'No invitations'
      return invites
        .map(({ id, usesLeft, note, expiresAt }) =>
          `#${id}  ${usesLeft} left  until ${expiresAt}  ${oneLine(note ?? '')}`.trim(),
        )
        .join('\n')
    },
  },
  'remove-invite': {
    usage: 'remove-invite ID',
    purpose: 'make an invitation void',
    arity: [1, 1],
    run: async (db, [text]) => {
      const id = Number(text)
      if (!Number.isSafeInteger(id) || !(await deleteInvite(db, id)))
        throw new Refusal(`There is no invitation ${text}`)
      return `Removed invitation ${id}`
    },
  },
  'add-user': {
    usage: 'add-user EMAIL',
    purpose: 'create an account, and print the link to choose its password',
    arity: [1, 1],
    run: async (db, [text], { baseUrl }) => {
      const email = requireEmail(text!)
      const user = await insertUser(db, { email, emailVerifiedAt: new Date().toISOString() })
      if (!user) throw new Refusal(`The address ${email} has an account already`)
      return `Created account ${user.id}. To choose a password:\n${await passwordLink(db, email, baseUrl)}`
    },
  },
  'password-link': {
    usage: 'password-link EMAIL',
    purpose: 'print a link by which a member can choose a new password, where mail does not reach them',
    arity: [1, 1],
    run: async (db, [text], { baseUrl }) => {
      const email = requireEmail(text!)
      if (!(await findUserByEmail(db, email))) throw new Refusal(`No account has the address ${email}`)
      return passwordLink(db, email, baseUrl)
    },
  },
  'delete-user': {
    usage: 'delete-user EMAIL',
    purpose: 'delete an account with everything that belongs to it',
    arity: [1, 1],
    run: async (db, [email]) => {
      const user = await findUserByEmail(db, normalizeEmail(email!))
      if (!user) throw new Refusal(`No account has the address ${email}`)
      await deleteAccount(db, user.id)
      return `Deleted account ${user.id}`
    },
  },
  backup: {
    usage: 'backup FILE',
    purpose: 'copy the embedded database into a new file while the service goes on',
    arity: [1, 1],
    run: async (db, [file]) => {
      if (engineOf(db) === 'postgres')
        throw new Refusal(`PostgreSQL has its own: pg_dump --format=custom --file=${file} "$DATABASE_URL"`)
      const [main] = (await sql<{ file: string }>`pragma database_list`.execute(db)).rows
      backUp(main!.file, file!)
      return `Copied to ${file}. To go back to it: stop the service, put it in place of ${main!.file}, and remove that file's -wal and -shm`
    },
  },
  outbox: {
    usage: 'outbox',
    purpose: `show the last ${OUTBOX_SHOWN} mails and where they stand`,
    arity: [0, 0],
    run: async (db) => {
      const mails = await listOutbox(db, OUTBOX_SHOWN)
      if (mails.length === 0) return 'The outbox is empty'
      return mails.map((mail) => `#${mail.id} ${mail.recipient}  ${mail.subject}  ${stateOf(mail)}`).join('\n')
    },
  },
}

function stateOf({ sentAt, attempts, lastError, nextAttemptAt, deliverable }: QueuedMail): string {
  if (!sentAt) return `waiting, ${attempts} attempts, next ${nextAttemptAt}${lastError ? `, ${lastError}` : ''}`
  if (lastError) return `given up after ${attempts} attempts: ${lastError}`
  return deliverable ? `sent ${sentAt}` : 'dropped: no such account'
}

/** Replaces line breaks, control characters and bidi marks, since users' texts could contain terminal escapes. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ')

function requireWhole(text: string, most: number, what: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > most) {
    throw new Refusal(`${what} must be a whole number from 1 to ${most}, not ${text}`)
  }
  return number
}

function requireEmail(text: string): string {
  if (!isEmail(text)) throw new Refusal(`${text} is not an email address`)
  return normalizeEmail(text)
}

const DAY_MS = 24 * 60 * 60_000

async function passwordLink(db: Database, email: string, baseUrl: string): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString()
  await insertAccountToken(db, { hash: hashToken(token), purpose: 'reset-password', email, expiresAt })
  return `${baseUrl}/account/reset-password?token=${token} (for one day)`
}

async function decide(
  db: Database,
  text: string,
  status: 'APPROVED' | 'REJECTED',
  baseUrl: string | undefined,
): Promise<string> {
  const id = Number(text)
  const claim = Number.isSafeInteger(id) ? await decideClaim(db, id, status, baseUrl) : undefined
  if (!claim) throw new Refusal(`There is no open claim ${text}`)
  return `Claim ${claim.id} is ${status.toLowerCase()}`
}

async function review(db: Database, text: string, isApproved: boolean, baseUrl: string | undefined): Promise<string> {
  const id = Number(text)
  const change = Number.isSafeInteger(id) ? await decideChange(db, id, isApproved, baseUrl) : undefined
  if (!change) throw new Refusal(`No change ${text} waits`)
  return `Change ${change.id} is ${isApproved ? 'approved' : 'rejected'}`
}

async function setFlag(
  db: Database,
  slug: string,
  flag: { isVerified: boolean } | { isPremium: boolean },
): Promise<string> {
  if (!(await setRoasterFlag(db, slug, flag))) throw new Refusal(`No roaster has the slug ${slug}`)
  return `${slug}: ${Object.entries(flag).map(([name, value]) => `${name} ${value}`)}`
}

function isOn(word: string | undefined): boolean {
  if (word === undefined || word === 'on') return true
  if (word === 'off') return false
  throw new Refusal(`Say on or off, not ${word}`)
}

const help = (): string =>
  [
    'npm run admin -- COMMAND',
    '',
    ...Object.values(commands).map(({ usage, purpose }) => `  ${usage.padEnd(28)}${purpose}`),
  ].join('\n')

/** Without a base URL for mails, those that a command sends have no links. */
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
