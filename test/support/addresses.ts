/** Client addresses that no other test uses: all of them may count in one Redis. */
import { randomBytes, randomInt } from 'node:crypto'

export const randomIPv4 = (): string => `${randomInt(20, 120)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** The first four groups of an address: one customer's network. */
export const randomIPv6Network = (): string => `2001:${randomBytes(6).toString('hex').match(/.{4}/g)!.join(':')}`
