/** Names that only the service itself may use, in any spelling that looks like them. */
import { NAME } from './brand.ts'
import { skeleton } from './look-alikes.ts'

const skeletons = (...words: string[]) => new Set(words.map(skeleton))

const BRAND = skeleton(NAME)
/** Reserved as any word of a name: "Moderator Tom". */
const ROLES = skeletons('admin', 'administrator', 'moderator')
/** Reserved as the whole name, also with the words below: "The Support Team". */
const OFFICES = skeletons('support', 'official', 'anonymous', 'staff')
const BESIDE = skeletons('the', 'a', 'team', 'service', 'help', 'desk', 'account', 'site', 'user', 'member', 'of')

export function isReservedName(name: string): boolean {
  if (skeleton(name).includes(BRAND)) return true
  const words = name.split(/[\s\p{P}\p{S}]+/u).filter(Boolean)
  const parts = [name, ...words].map(skeleton)
  if (parts.some((part) => ROLES.has(part))) return true
  const [whole, ...each] = parts as [string, ...string[]]
  return OFFICES.has(whole) || (each.some((part) => OFFICES.has(part)) && each.every(isOffice))
}

const isOffice = (part: string): boolean => OFFICES.has(part) || BESIDE.has(part)
