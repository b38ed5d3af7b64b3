/** Who decides something. */
import type { Role } from '../../../db/tables.ts'
import type { Viewer } from '../../../http/access.ts'

export interface Actor {
  /** Null for the command line. */
  id: number | null
  name: string
  role: Role
}

export const actorOf = ({ id, displayName, role }: Viewer): Actor => ({ id, name: displayName, role })

export const COMMAND_LINE: Actor = { id: null, name: 'Command line', role: 'operator' }
