/** The name of an author, as a link if their profile is visible. */
import { Link } from 'wouter'
import type { Recipe } from '../../api/schema.ts'
import { written } from '../../ui/written.ts'

interface AuthorLinkProps {
  author: Recipe['createdBy']
  className?: string
}

export const AuthorLink = ({ author: { id, displayName }, className }: AuthorLinkProps) =>
  id === undefined ? (
    <bdi {...written(displayName)} className={className}>
      {displayName}
    </bdi>
  ) : (
    <Link href={`/users/${id}`} className={className}>
      <bdi {...written(displayName)}>{displayName}</bdi>
    </Link>
  )
