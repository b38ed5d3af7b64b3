/** Classifies database errors on both engines: unavailable, disk full, locked, constraint violated, rolled back. */

const SQLITE_BUSY = 5
const SQLITE_IOERR = 10
const SQLITE_FULL = 13
const SQLITE_CANTOPEN = 14
const SQLITE_CONSTRAINT_FOREIGNKEY = 787
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555
const SQLITE_CONSTRAINT_UNIQUE = 2067

const POSTGRES_UNIQUE_VIOLATION = '23505'
const POSTGRES_FOREIGN_KEY_VIOLATION = '23503'
const POSTGRES_SERIALIZATION_FAILURE = '40001'
const POSTGRES_DEADLOCK = '40P01'
const POSTGRES_DISK_FULL = '53100'

/** Classes of PostgreSQL's SQLSTATE: connection, transaction rolled back, resources, operator intervention, disk. */
const UNAVAILABLE_CLASSES = ['08', '40', '53', '57', '58']
/** A read-only server, as after a failover, and a transaction that the server ended because it was idle too long. */
const UNAVAILABLE_STATES = ['25006', '25P03']
const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']
/** File operations fail with some of the same codes, but in other system calls. */
const NETWORK_CALLS = ['connect', 'read', 'write', 'getaddrinfo']
const CONNECTION_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|connection ended unexpectedly|query read timeout/i

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code

/** SQLite's extended result code. */
function sqliteExtendedResult(error: unknown): number | undefined {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode : undefined
}

/** SQLite's primary result code, which is in the lowest byte of the extended one. */
function sqliteResult(error: unknown): number | undefined {
  const extended = sqliteExtendedResult(error)
  return extended === undefined ? undefined : extended & 0xff
}

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Connecting to a host with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  const result = sqliteResult(error)
  if (result !== undefined) return [SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN].includes(result)
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown }
  if (typeof code === 'string') {
    if (code.length === 5 && UNAVAILABLE_CLASSES.includes(code.slice(0, 2))) return true
    if (UNAVAILABLE_STATES.includes(code)) return true
    // Syncing the WAL failed (see wal-sync.ts).
    if (syscall === 'fdatasync') return true
    if (NETWORK_CODES.includes(code) && NETWORK_CALLS.includes(String(syscall))) return true
  }
  return CONNECTION_MESSAGES.test(error.message)
}

/** Whether a write failed because the disk is full; reads still work then. */
export function isDiskFull(error: unknown): boolean {
  if (sqliteResult(error) === SQLITE_FULL) return true
  const code = codeOf(error)
  return code === POSTGRES_DISK_FULL || code === 'ENOSPC'
}

/** Whether another process has locked the SQLite file. */
export const isLocked = (error: unknown): boolean => sqliteResult(error) === SQLITE_BUSY

/** Whether waiting for a free connection of the pool timed out, rather than waiting for the server. */
export const isPoolExhausted = (error: unknown): boolean =>
  error instanceof Error && /^timeout exceeded when trying to connect/.test(error.message)

export function isUniqueViolation(error: unknown): boolean {
  const result = sqliteExtendedResult(error)
  const isUnique = result === SQLITE_CONSTRAINT_UNIQUE || result === SQLITE_CONSTRAINT_PRIMARYKEY
  return isUnique || codeOf(error) === POSTGRES_UNIQUE_VIOLATION
}

export const isForeignKeyViolation = (error: unknown): boolean =>
  sqliteExtendedResult(error) === SQLITE_CONSTRAINT_FOREIGNKEY || codeOf(error) === POSTGRES_FOREIGN_KEY_VIOLATION

/** Whether PostgreSQL rolled back after a deadlock or a serialization failure: the transaction can be retried. */
export function isRolledBack(error: unknown): boolean {
  const code = codeOf(error)
  return code === POSTGRES_SERIALIZATION_FAILURE || code === POSTGRES_DEADLOCK
}

/** Returns the message of an error; for an AggregateError, that of the first error in it. */
export function errorMessage(error: unknown): string {
  const first = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error
  return first instanceof Error && first.message ? first.message : String(first)
}
