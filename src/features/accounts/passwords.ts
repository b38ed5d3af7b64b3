/** Passwords: argon2id hashes in the usual encoded form. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const MEMORY_KIB = 19 * 1024
const PASSES = 2
const PARALLELISM = 1
const HASH_BYTES = 32

const derive = promisify(argon2)

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', parameters(password, nonce))
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${encode(nonce)}$${encode(hash)}`
}

/** Does the same work when there is nothing to compare with, so that the time tells nothing. */
export async function verifyPassword(password: string, encoded: string | null | undefined): Promise<boolean> {
  const [, nonce, expected] = ENCODED.exec(encoded ?? '') ?? []
  const hash = await derive('argon2id', parameters(password, Buffer.from(nonce ?? DUMMY_NONCE, 'base64')))
  if (!expected) return false
  const wanted = Buffer.from(expected, 'base64')
  return wanted.length === hash.length && timingSafeEqual(wanted, hash)
}

const ENCODED = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]{22})\$([\w+/]{43})$/
const DUMMY_NONCE = 'AAAAAAAAAAAAAAAAAAAAAA'

const parameters = (password: string, nonce: Buffer) => ({
  // People's keyboards disagree on how to compose an accent; the password is the same.
  message: password.normalize('NFKC'),
  nonce,
  parallelism: PARALLELISM,
  tagLength: HASH_BYTES,
  memory: MEMORY_KIB,
  passes: PASSES,
})

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
