/** Tells a database that can't be reached or can't write from a mistake of ours, on either engine. */

const SQLITE_BUSY = 5
const SQLITE_IOERR = 10
const SQLITE_FULL = 13
const SQLITE_CANTOPEN = 14

/** Classes of PostgreSQL's SQLSTATE: connection, transaction rolled back, resources, operator intervention, disk. */
const UNAVAILABLE_CLASSES = ['08', '40', '53', '57', '58']
/** A server that only reads, as after another one has taken over; and one that ended a transaction left alone too long. */
const UNAVAILABLE_STATES = ['25006', '25P03']
const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']
/** Files fail with some of the same codes, in other calls. */
const NETWORK_CALLS = ['connect', 'read', 'write', 'getaddrinfo']
const CONNECTION_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|connection ended unexpectedly|query read timeout/i

/** SQLite's primary result code, whatever it adds in the higher bits. */
function sqliteResult(error: unknown): number | undefined {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : undefined
}

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A host with several addresses fails with the failures of them all.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  const result = sqliteResult(error)
  if (result !== undefined) return [SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN].includes(result)
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown }
  if (typeof code === 'string') {
    if (code.length === 5 && UNAVAILABLE_CLASSES.includes(code.slice(0, 2))) return true
    if (UNAVAILABLE_STATES.includes(code)) return true
    // The log of commits didn't reach the disk.
    if (syscall === 'fdatasync') return true
    if (NETWORK_CODES.includes(code) && NETWORK_CALLS.includes(String(syscall))) return true
  }
  return CONNECTION_MESSAGES.test(error.message)
}

const POSTGRES_DISK_FULL = '53100'

/** Whether there is no room left to write; whatever is only read goes on. */
export function isDiskFull(error: unknown): boolean {
  if (sqliteResult(error) === SQLITE_FULL) return true
  const { code } = error as { code?: unknown }
  return code === POSTGRES_DISK_FULL || code === 'ENOSPC'
}

/** Whether another process holds what SQLite needs. */
export const isLocked = (error: unknown): boolean => sqliteResult(error) === SQLITE_BUSY

/** Whether the wait was for a connection of our own that others use, rather than for the server. */
export const isPoolExhausted = (error: unknown): boolean =>
  error instanceof Error && /^timeout exceeded when trying to connect/.test(error.message)

/** Whether a unique index refused a row. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === '23505' || (code === 'ERR_SQLITE_ERROR' && (errcode === 2067 || errcode === 1555))
}

/** Whether a row pointed to one that isn't there (any more). */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === '23503' || (code === 'ERR_SQLITE_ERROR' && errcode === 787)
}

/** Whether PostgreSQL took a transaction back because of another one; nothing is wrong with it, and it may be tried again. */
export function isRolledBack(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === '40001' || code === '40P01'
}

/** The message of an error. A host with several addresses fails with one for each: the first then. */
export function errorMessage(error: unknown): string {
  const first = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error
  return first instanceof Error && first.message ? first.message : String(first)
}
