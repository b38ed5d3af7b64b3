/** Random client addresses, since all tests may share the rate limits of one Redis. */
import { randomBytes, randomInt } from 'node:crypto'

export const randomIPv4 = (): string => `${randomInt(20, 120)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** The first four groups of an address: a /64 network, which counts as one client. */
export const randomIPv6Network = (): string => `2001:${randomBytes(6).toString('hex').match(/.{4}/g)!.join(':')}`
