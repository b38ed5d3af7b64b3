/** Follow button of a roaster, with an optimistic update, and how many follow it. */
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

interface Followed {
  slug: string
  /** The count of the roaster's page, shown until the current one is loaded. */
  followerCount: number
}

function useFollow({ slug, followerCount }: Followed) {
  const input = { path: { slug } }
  const follows = useRead('getFollow', input).data ?? { isFollowing: false, followerCount }
  const removal = useRemoval('unfollowRoaster', ['getFollow', 'getFeed', 'getRoaster'])
  const isLeaving = follows.isFollowing && removal.isRemoved(input)
  const known = isLeaving ? { isFollowing: false, followerCount: follows.followerCount - 1 } : follows
  return { ...removal, input, isLeaving, known }
}

export function FollowerCount(props: Followed) {
  const count = useFollow(props).known.followerCount
  return (
    <span>
      <Plural value={count} one="# follower" other="# followers" />
    </span>
  )
}

export function FollowButton(props: Followed) {
  const client = useQueryClient()
  const { input, known, isLeaving, remove, undo } = useFollow(props)
  const key = ['getFollow', input]
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

  const press = () => {
    if (isLeaving) return undo(input)
    if (known.isFollowing) return remove(input, t`Unfollowed`)
    if (follow.isPending) return
    client.setQueryData(key, { isFollowing: true, followerCount: known.followerCount + 1 })
    follow.mutate(input)
  }

  return (
    <>
      <Button
        look={known.isFollowing ? 'quiet' : 'primary'}
        aria-pressed={known.isFollowing}
        onClick={() => asMember(t`Sign in to follow roasters`, press)}
      >
        {known.isFollowing && <Icon name="check" size={18} />}
        {known.isFollowing ? t`Following` : t`Follow`}
      </Button>
      {signInPrompt}
    </>
  )
}
