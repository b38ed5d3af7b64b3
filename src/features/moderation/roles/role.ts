/** Which role an account has: the stored one, or operator by ADMIN_EMAILS. */
import type { Role } from '../../../db/tables.ts'

export interface RoleHolder {
  role: Role
  email: string | null
  emailVerifiedAt: string | null
}

/** An address of ADMIN_EMAILS counts only if it is proven, since anybody can register with any address. */
export const roleOf = ({ role, email, emailVerifiedAt }: RoleHolder, adminEmails: readonly string[]): Role =>
  email !== null && emailVerifiedAt !== null && adminEmails.includes(email) ? 'operator' : role

const RANKS: Record<Role, number> = { member: 0, moderator: 1, operator: 2 }

export const hasRole = (role: Role, least: Role): boolean => RANKS[role] >= RANKS[least]
