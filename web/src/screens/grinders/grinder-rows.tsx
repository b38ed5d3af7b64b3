/** Grinders as rows: drawing, name, facts, and a box to compare them. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'wouter'
import { Dotted } from '#web/parts/coffee/dotted.tsx'
import { equipmentName } from '#web/parts/equipment/equipment-name.ts'
import { GrinderPicture } from '#web/parts/equipment/grinder-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Compared } from './compared.ts'
import { describeBurrs, describeDrive, describePrice } from './facts.ts'
import type { Grinder } from './grinder-filters.ts'
import styles from './grinder-rows.module.css'

const FIRST = 12
const MORE = 24

interface GrinderRowsProps {
  grinders: readonly Grinder[]
  compared: Compared
}

/** Starts with twelve rows; give it a key for each search, so that a new one starts with twelve again. */
export function GrinderRows({ grinders, compared }: GrinderRowsProps) {
  const [shown, setShown] = useState(FIRST)
  return (
    <>
      <ul className={styles.rows}>
        {grinders.slice(0, shown).map((grinder) => (
          <Row key={grinder.slug} grinder={grinder} compared={compared} />
        ))}
      </ul>
      {grinders.length > shown && (
        <div className={styles.more}>
          <Button look="quiet" onClick={() => setShown(shown + MORE)}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function Row({ grinder, compared: { slugs, isFull, toggle } }: { grinder: Grinder; compared: Compared }) {
  const { slug, drive, priceClass } = grinder
  const name = equipmentName(grinder)
  const isChosen = slugs.includes(slug)
  return (
    <li className={styles.row}>
      <GrinderPicture grinder={grinder} />
      <div className={styles.text}>
        <Link href={`/grinders/${slug}`}>{name}</Link>
        <small>
          <Dotted parts={[describeDrive(drive), describeBurrs(grinder), priceClass && describePrice(priceClass)]} />
        </small>
      </div>
      <label className={styles.compare}>
        <input
          type="checkbox"
          aria-label={t`Compare ${name}`}
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={() => toggle(slug)}
        />
        <span aria-hidden="true">
          <Trans>Compare</Trans>
        </span>
      </label>
    </li>
  )
}
