/** Follows a roaster, or doesn't any more; shows at once what was chosen. */
import { useQueryClient } from '@tanstack/react-query'
import type { ApiError, Reply } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/hooks.ts'
import { Icon } from '../../shell/icons.tsx'
import { Button } from '../../ui/button.tsx'
import { say } from '../../ui/toast.tsx'
import { useInvitation } from '../recipes/invitation.tsx'
import { counted } from '../recipes/words.ts'
import styles from './roaster.module.css'

interface FollowButtonProps {
  slug: string
  /** As the roaster's page knows it, until the newest is here. */
  followerCount: number
}

export function FollowButton({ slug, followerCount }: FollowButtonProps) {
  const client = useQueryClient()
  const input = { path: { slug } }
  const key = ['getFollow', input]
  const known = useRead('getFollow', input).data ?? { isFollowing: false, followerCount }
  const { asMember, invitation } = useInvitation()
  const options = {
    outdates: ['getFeed', 'getRoaster'] as const,
    onSuccess: (reply: Reply<'followRoaster'>) => client.setQueryData(key, reply),
    onError: (error: ApiError) => {
      say(error.message)
      client.setQueryData(key, known)
    },
  }
  const follow = useWrite('followRoaster', options)
  const unfollow = useWrite('unfollowRoaster', options)
  const isBusy = follow.isPending || unfollow.isPending

  const press = () => {
    if (isBusy) return
    const isFollowing = !known.isFollowing
    client.setQueryData(key, { isFollowing, followerCount: known.followerCount + (isFollowing ? 1 : -1) })
    if (isFollowing) follow.mutate(input)
    else unfollow.mutate(input)
  }

  return (
    <div className={styles.follow}>
      <Button
        look={known.isFollowing ? 'quiet' : 'primary'}
        aria-pressed={known.isFollowing}
        onClick={() => asMember('follow roasters', press)}
      >
        {known.isFollowing && <Icon name="check" size={18} />}
        {known.isFollowing ? 'Following' : 'Follow'}
      </Button>
      <span>{counted(known.followerCount, 'follower')}</span>
      {invitation}
    </div>
  )
}
