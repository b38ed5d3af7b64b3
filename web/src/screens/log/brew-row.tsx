/** Row of a brew in the log: setting, method and stars. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { BrewLog } from '../../api/schema.ts'
import { repeatTimerHref } from '../../parts/brew/repeat-brew.ts'
import { useFormat } from '../../state/units.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Rating } from '../../ui/choices.tsx'
import { Tag } from '../../ui/page.tsx'
import type { BrewFacts } from './brew-facts.ts'
import { BrewMenu } from './brew-menu.tsx'
import { BrewRating } from './brew-rating.tsx'
import styles from './brew-row.module.css'

export const BrewRows = ({ children }: { children: ReactNode }) => <ol className={styles.rows}>{children}</ol>

export function BrewRow({ brew, facts }: { brew: BrewLog; facts: BrewFacts }) {
  const { setting, grinder, title, method, figures } = facts
  const format = useFormat()
  const name = [title, setting].filter(Boolean).join(', ')
  const brewer = brew.machine?.model
  // The brewer "V60 02" already names the method.
  const isSaid = brewer?.toLowerCase().includes(method.toLowerCase())
  const about = [brew.coffee?.roasterName, brew.coffee && !isSaid && method, brewer].filter(Boolean)
  const time = format.timeOfDay(brew.createdAt)
  return (
    <li className={styles.brew}>
      <div className={styles.grind}>
        <p className={styles.setting}>{setting ?? <span className={styles.unsaid}>{t`No grind setting`}</span>}</p>
        {grinder && <p className={styles.soft}>{grinder}</p>}
      </div>
      <div className={styles.what}>
        <h3>
          <Link href={`/log/${brew.id}`}>{title}</Link>
        </h3>
        <p className={styles.soft}>
          {about.join(' · ')}
          {about.length > 0 && ' · '}
          <Trans>
            at <time dateTime={brew.createdAt}>{time}</time>
          </Trans>
        </p>
        <ul className={styles.figures}>
          {figures.map((figure) => (
            <li key={figure}>{figure}</li>
          ))}
        </ul>
      </div>
      <Verdict brew={brew} name={name} />
      <div className={styles.actions}>
        <LinkButton look="plain" href={repeatTimerHref(brew, facts.place)}>
          <Trans>Brew again</Trans>
        </LinkButton>
        <BrewMenu id={brew.id} name={name} />
      </div>
    </li>
  )
}

function Verdict({ brew, name }: { brew: BrewLog; name: string }) {
  // Stays editable after an unrated brew was rated, so that the rating can be corrected.
  const [isOpen] = useState(brew.rating === null)
  return (
    <div className={styles.verdict}>
      {isOpen ? (
        <BrewRating
          id={brew.id}
          rating={brew.rating}
          label={
            <Trans>
              How was it?<span className="visually-hidden"> {name}</span>
            </Trans>
          }
        />
      ) : (
        <Rating value={brew.rating} />
      )}
      {brew.outcome && <Tag>{brew.outcome}</Tag>}
      {brew.savedAsRecipe && <Tag>{t`Saved as recipe`}</Tag>}
    </div>
  )
}
