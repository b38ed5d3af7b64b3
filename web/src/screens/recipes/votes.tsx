/** Upvote and downvote buttons of a recipe; a second press removes the vote. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { ApiError } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { toastPublishError } from '../../parts/account/confirm-email.tsx'
import { useSignInPrompt } from '../../parts/account/sign-in-prompt.tsx'
import { useViewer } from '../../state/session.ts'
import { useFormat } from '../../state/units.ts'
import { Icon } from '../../ui/icons.tsx'
import styles from './votes.module.css'

type Vote = 'UP' | 'DOWN' | null

const INVALIDATES = ['getVote', 'getRecipe'] as const

interface VotesProps {
  recipe: Recipe
  /** Authors can't vote on their own recipe; undefined while loading. */
  isOwn: boolean | undefined
}

export function Votes({ recipe, isOwn }: VotesProps) {
  return isOwn === false ? <VoteButtons recipe={recipe} /> : <VoteCounts recipe={recipe} isOwn={isOwn === true} />
}

function VoteCounts({ recipe: { upvotes, downvotes }, isOwn }: { recipe: Recipe; isOwn: boolean }) {
  const format = useFormat()
  return (
    <p className={styles.counts}>
      {isOwn && (
        <strong>
          <Trans>Your recipe</Trans>
        </strong>
      )}
      <span>
        <Icon name="up" size={20} />
        <span className="visually-hidden">
          <Trans>Helpful:</Trans>
        </span>{' '}
        {format.number(upvotes)}
      </span>
      <span>
        <Icon name="down" size={20} />
        <span className="visually-hidden">
          <Trans>Not helpful:</Trans>
        </span>{' '}
        {format.number(downvotes)}
      </span>
    </p>
  )
}

function VoteButtons({ recipe }: { recipe: Recipe }) {
  const { asMember, signInPrompt } = useSignInPrompt()
  const format = useFormat()
  const { vote, upvotes, downvotes, choose } = useVote(recipe)
  const press = (wanted: 'UP' | 'DOWN') =>
    asMember(t`Sign in to vote on recipes`, () => choose(vote === wanted ? null : wanted))
  return (
    <div className={styles.votes}>
      <span className={styles.question} aria-hidden="true">
        <Trans>Helpful?</Trans>
      </span>
      <button type="button" aria-pressed={vote === 'UP'} className={styles.up} onClick={() => press('UP')}>
        <Icon name="up" size={20} />
        <span className="visually-hidden">
          <Trans>Helpful:</Trans>
        </span>
        <span>{format.number(upvotes)}</span>
      </button>
      <button type="button" aria-pressed={vote === 'DOWN'} className={styles.down} onClick={() => press('DOWN')}>
        <Icon name="down" size={20} />
        <span className="visually-hidden">
          <Trans>Not helpful:</Trans>
        </span>
        <span>{format.number(downvotes)}</span>
      </button>
      {signInPrompt}
    </div>
  )
}

/** Vote with an optimistic update. */
function useVote({ id, upvotes, downvotes }: Recipe) {
  const isMember = Boolean(useViewer())
  const known = useRead('getVote', { path: { id } }, { enabled: isMember }).data?.vote ?? null
  const [wanted, setWanted] = useState<{ vote: Vote }>()
  const latest = useRef(0)
  const cast = useWrite('castVote', { invalidates: INVALIDATES })
  const takeBack = useWrite('takeVoteBack', { invalidates: INVALIDATES })
  const vote = wanted ? wanted.vote : known

  const choose = async (next: Vote) => {
    const turn = ++latest.current
    setWanted({ vote: next })
    try {
      if (next) await cast.mutateAsync({ path: { id }, body: { vote: next } })
      else await takeBack.mutateAsync({ path: { id } })
    } catch (error) {
      toastPublishError(error as ApiError)
    }
    if (turn === latest.current) setWanted(undefined)
  }

  const shift = (direction: Vote) => Number(vote === direction) - Number(known === direction)
  return {
    vote,
    upvotes: upvotes + shift('UP'),
    downvotes: downvotes + shift('DOWN'),
    choose: (next: Vote) => void choose(next),
  }
}
