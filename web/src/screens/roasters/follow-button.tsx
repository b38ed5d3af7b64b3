/** Follow button of a roaster, with an optimistic update. */
import { t } from '@lingui/core/macro'
import { Plural } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ApiError, Reply } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/hooks.ts'
import { useRemoval } from '../../api/removal.ts'
import { useSignInPrompt } from '../../parts/account/sign-in-prompt.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './roaster.module.css'

interface FollowButtonProps {
  slug: string
  /** Initial state from the roaster's page, until the current one is loaded. */
  followerCount: number
}

export function FollowButton({ slug, followerCount }: FollowButtonProps) {
  const client = useQueryClient()
  const input = { path: { slug } }
  const key = ['getFollow', input]
  const follows = useRead('getFollow', input).data ?? { isFollowing: false, followerCount }
  const { remove, undo, isRemoved } = useRemoval('unfollowRoaster', ['getFollow', 'getFeed', 'getRoaster'])
  const isLeaving = follows.isFollowing && isRemoved(input)
  const known = isLeaving ? { isFollowing: false, followerCount: follows.followerCount - 1 } : follows
  const { asMember, signInPrompt } = useSignInPrompt()
  const options = {
    invalidates: ['getFeed', 'getRoaster'] as const,
    onSuccess: (reply: Reply<'followRoaster'>) => client.setQueryData(key, reply),
    onError: (error: ApiError) => {
      toast(error.message)
      client.setQueryData(key, known)
    },
  }
  const follow = useWrite('followRoaster', options)

  const count = known.followerCount
  const press = () => {
    if (isLeaving) return undo(input)
    if (known.isFollowing) return remove(input, t`Unfollowed`)
    if (follow.isPending) return
    client.setQueryData(key, { isFollowing: true, followerCount: known.followerCount + 1 })
    follow.mutate(input)
  }

  return (
    <div className={styles.follow}>
      <Button
        look={known.isFollowing ? 'quiet' : 'primary'}
        aria-pressed={known.isFollowing}
        onClick={() => asMember(t`Sign in to follow roasters`, press)}
      >
        {known.isFollowing && <Icon name="check" size={18} />}
        {known.isFollowing ? t`Following` : t`Follow`}
      </Button>
      <span>
        <Plural value={count} one="# follower" other="# followers" />
      </span>
      {signInPrompt}
    </div>
  )
}
