/** Reads and validates the environment variables; no other module reads them. */
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { flushDirectory } from './db/durable-files.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type DatabaseConfig = { engine: 'sqlite'; path: string } | { engine: 'postgres'; url: string }

export interface Config {
  production: boolean
  port: number
  host: string
  /** The public URL without a trailing slash; with PORT 0 the server sets the actual port. */
  baseUrl: string
  dataDir: string
  /** The operator's own pages about the service, as Markdown files. */
  pagesDir: string
  database: DatabaseConfig
  redisUrl: string | undefined
  /** The first signs tokens, all verify them. */
  sessionSecrets: readonly string[]
  /** Whether SESSION_SECRET isn't set and a secret was generated, which differs from other nodes'. */
  hasGeneratedSecret: boolean
  smtpUrl: string | undefined
  /** Whether mails reach people; without SMTP they are files, which only help during development. */
  sendsMail: boolean
  mailFrom: string
  trustProxy: readonly string[]
  apple: { audience: string; issuer: string; jwksUrl: string }
  /** Sign-in with an OpenID Connect provider, if one is configured. */
  oidc: { issuer: string; clientId: string; clientSecret: string | undefined; name: string } | undefined
  registration: Registration
  /** Whether publishing, voting, commenting and claiming need a proven email address. */
  requireVerifiedEmail: boolean
  /** Accounts with these addresses are operators once the address is proven. */
  adminEmails: readonly string[]
  /** Whether accounts have daily limits for what they create. */
  quotas: boolean
  seedDemo: boolean
  logLevel: LogLevel
  metrics: boolean
  /** Whether responses are compressed here; turn it off if a proxy does it. */
  compression: boolean
  /** Statements that take longer are logged; 0 logs none. */
  slowQueryMs: number
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Who can create an account: anybody, those with a link that an operator made, or nobody. */
const REGISTRATIONS = ['open', 'invite', 'closed'] as const
export type Registration = (typeof REGISTRATIONS)[number]

/** A missing or invalid variable, with a one-line message that names it. */
export class ConfigError extends Error {}

export function loadConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production'
  const port = readWhole('PORT', env.PORT, 65535, 3000)
  const baseUrl = readBaseUrl(env.BASE_URL) ?? `http://localhost:${port}`
  const dataDir = resolve(env.DATA_DIR || 'var')
  const database = readDatabase(env.DATABASE_URL, dataDir)
  const smtpUrl = readUrl('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:'])
  const registration = readChoice('REGISTRATION', env.REGISTRATION, REGISTRATIONS, 'open')
  if (production && !smtpUrl && registration === 'open') {
    throw new ConfigError(
      'SMTP_URL must be set in production, e.g. smtps://user:password@host (or REGISTRATION to invite or closed)',
    )
  }
  if (production && !env.SESSION_SECRET) {
    throw new ConfigError('SESSION_SECRET must be set in production: at least 32 random characters')
  }
  return {
    production,
    port,
    host: env.HOST || (production ? '::' : 'localhost'),
    baseUrl,
    dataDir,
    pagesDir: resolve(env.PAGES_DIR || join(dataDir, 'pages')),
    database,
    redisUrl: readUrl('REDIS_URL', env.REDIS_URL, ['redis:', 'rediss:', 'unix:']),
    sessionSecrets: readSecrets(env.SESSION_SECRET, dataDir, production || baseUrl.startsWith('https:')),
    hasGeneratedSecret: !env.SESSION_SECRET,
    smtpUrl,
    sendsMail: smtpUrl !== undefined || !production,
    mailFrom: readMailFrom(env.MAIL_FROM),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    apple: {
      audience: env.APPLE_AUDIENCE || 'app.brewprint',
      issuer: env.APPLE_ISSUER || 'https://appleid.apple.com',
      jwksUrl:
        readUrl('APPLE_JWKS_URL', env.APPLE_JWKS_URL, ['http:', 'https:']) ?? 'https://appleid.apple.com/auth/keys',
    },
    oidc: readOidc(env),
    registration,
    requireVerifiedEmail: readBoolean('REQUIRE_VERIFIED_EMAIL', env.REQUIRE_VERIFIED_EMAIL, false),
    adminEmails: readAdminEmails(env.ADMIN_EMAILS),
    quotas: readBoolean('QUOTAS', env.QUOTAS, true),
    seedDemo: readBoolean('SEED_DEMO', env.SEED_DEMO, !production && database.engine === 'sqlite'),
    logLevel: readChoice('LOG_LEVEL', env.LOG_LEVEL, LOG_LEVELS, 'info'),
    metrics: readBoolean('METRICS', env.METRICS, false),
    compression: readBoolean('COMPRESSION', env.COMPRESSION, true),
    slowQueryMs: readWhole('SLOW_QUERY_MS', env.SLOW_QUERY_MS, 60_000, 200),
  }
}

function readWhole(name: string, value: string | undefined, max: number, fallback: number): number {
  if (!value) return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number > max) {
    throw new ConfigError(`${name} must be a whole number from 0 to ${max}, not ${quote(value)}`)
  }
  return number
}

function readUrl(name: string, given: string | undefined, protocols: readonly string[]): string | undefined {
  const value = given?.trim()
  if (!value) return undefined
  const starts = protocols.map((protocol) => `${protocol}//`)
  if (!starts.some((start) => value.startsWith(start) && value.length > start.length) || !URL.canParse(value)) {
    // The value may contain a password, so the message doesn't repeat it.
    throw new ConfigError(`${name} must be a URL that starts with ${starts.join(' or ')}`)
  }
  return value
}

/** Links append a path to it, so it may have no query and no trailing slash. */
function readBaseUrl(given: string | undefined): string | undefined {
  const value = readUrl('BASE_URL', given, ['http:', 'https:'])
  if (value === undefined) return undefined
  if (/[?#]/.test(value)) throw new ConfigError('BASE_URL must be an address without a query or a fragment')
  return value.replace(/\/+$/, '')
}

function readDatabase(value: string | undefined, dataDir: string): DatabaseConfig {
  if (!value) return { engine: 'sqlite', path: join(dataDir, 'brewprint.db') }
  const path = /^sqlite:(?:\/\/)?(.+)$/.exec(value)?.[1]
  // `:memory:` is refused, since two connections couldn't share it.
  if (path && path !== ':memory:') return { engine: 'sqlite', path: resolve(path) }
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return { engine: 'postgres', url: value }
  throw new ConfigError('DATABASE_URL must be postgres://user:password@host/database or sqlite:PATH')
}

function readBoolean(name: string, value: string | undefined, fallback: boolean): boolean {
  if (!value) return fallback
  if (/^(true|1|yes|on)$/i.test(value)) return true
  if (/^(false|0|no|off)$/i.test(value)) return false
  throw new ConfigError(`${name} must be true or false, not ${quote(value)}`)
}

function readChoice<T extends string>(name: string, value: string | undefined, choices: readonly T[], fallback: T): T {
  if (!value) return fallback
  const choice = choices.find((each) => each === value.toLowerCase())
  if (choice) return choice
  throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not ${quote(value)}`)
}

/** All of it or nothing: half a configuration would show a button that can't work. */
function readOidc(env: Environment): Config['oidc'] {
  const issuer = readUrl('OIDC_ISSUER', env.OIDC_ISSUER, ['https:', 'http:'])
  const clientId = env.OIDC_CLIENT_ID?.trim()
  if (!issuer && !clientId) return undefined
  if (!issuer || !clientId) throw new ConfigError('OIDC_ISSUER and OIDC_CLIENT_ID must be set together')
  if (!issuer.startsWith('https:') && !isLoopback(new URL(issuer).hostname)) {
    throw new ConfigError('OIDC_ISSUER must start with https://, except on this machine')
  }
  return {
    issuer,
    clientId,
    clientSecret: env.OIDC_CLIENT_SECRET?.trim() || undefined,
    name: env.OIDC_NAME?.trim() || new URL(issuer).hostname,
  }
}

const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

function readAdminEmails(value: string | undefined): string[] {
  const emails = (value ?? '')
    .split(',')
    .map((email) => email.trim().toLowerCase())
    .filter(Boolean)
  const wrong = emails.find((email) => !/^[^\s@<>,]+@[^\s@<>,]+$/.test(email))
  if (wrong !== undefined) {
    throw new ConfigError(`ADMIN_EMAILS must list email addresses, separated by commas, not ${quote(wrong)}`)
  }
  return emails
}

function readMailFrom(value: string | undefined): string {
  if (!value) return 'Brewprint <hello@brewprint.example>'
  if (!/^(?:[^<>\r\n]*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/.test(value)) {
    throw new ConfigError(`MAIL_FROM must be an email address, with or without a name, not ${quote(value)}`)
  }
  return value
}

/** Returns the given entries and loopback, which is always trusted. */
function readTrustProxy(value: string | undefined): string[] {
  const entries = (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  for (const entry of entries) {
    if (!isTrustEntry(entry)) {
      throw new ConfigError(`TRUST_PROXY must list addresses or CIDR ranges, separated by commas, not ${quote(entry)}`)
    }
  }
  return [...new Set(['loopback', ...entries])]
}

function isTrustEntry(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true
  const [address = '', prefix, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  // A prefix of 0 would trust every address.
  if (!/^\d+$/.test(prefix) || Number(prefix) === 0) return false
  try {
    new BlockList().addSubnet(address, Number(prefix), family === 4 ? 'ipv4' : 'ipv6')
    return true
  } catch {
    return false
  }
}

const MIN_SECRET_LENGTH = 32
/** Random text of 32 hexadecimal digits has fewer only once in many millions. */
const MIN_DISTINCT_CHARACTERS = 8
const PLACEHOLDER = /change.?(me|this)|replace.?(me|this)|your.?secret|example|placeholder|password|12345678|abcdefgh/i

/** Whether a secret is text that somebody could guess: a placeholder, or a few characters over and over. */
function isGuessable(secret: string): boolean {
  return (
    new Set(secret).size < MIN_DISTINCT_CHARACTERS || PLACEHOLDER.test(secret) || /^(.{1,16})\1+.{0,15}$/.test(secret)
  )
}

/** On a laptop any text will do; if others can reach the service (`isPublic`), a guessable secret is refused. */
function readSecrets(value: string | undefined, dataDir: string, isPublic: boolean): string[] {
  if (!value) return [generatedSecret(dataDir)]
  const secrets = value
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
  if (secrets.length === 0 || secrets.some((secret) => secret.length < MIN_SECRET_LENGTH)) {
    throw new ConfigError(
      `SESSION_SECRET must have at least ${MIN_SECRET_LENGTH} characters (each, where several are given)`,
    )
  }
  if (isPublic && secrets.some(isGuessable)) {
    throw new ConfigError('SESSION_SECRET is too easy to guess; make one with: openssl rand -base64 32')
  }
  return secrets
}

/** Generated once and stored in the data directory, so that sessions survive a restart without configuration. */
function generatedSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (!existsSync(path)) writeNewSecret(path)
    const secret = readFileSync(path, 'utf8').trim()
    if (secret.length >= MIN_SECRET_LENGTH) return secret
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${quote(dataDir)} can't be used: ${(error as Error).message}`)
  }
  throw new ConfigError(`DATA_DIR ${quote(dataDir)} has a session-secret that is too short; remove that file`)
}

/**
 * Written to a temporary file and then linked, so that processes starting at the same time use the same secret; synced
 * with its directory, so that sessions survive a power cut.
 */
function writeNewSecret(path: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, path)
  } catch {
    // Another process was faster, or the file system has no hard links.
    if (!existsSync(path)) renameSync(draft, path)
  }
  rmSync(draft, { force: true })
  flushDirectory(dirname(path))
}

const quote = (value: string): string => JSON.stringify(value.slice(0, 80))
