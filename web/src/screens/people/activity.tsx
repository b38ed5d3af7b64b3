/** Public brews and comments of a member. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { Dotted } from '../../parts/coffee/dotted.tsx'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { settingLabel, useMethodName } from '../../state/catalog.ts'
import { useDials } from '../../state/dials.ts'
import { useFormat } from '../../state/units.ts'
import { Button } from '../../ui/button.tsx'
import { Rating } from '../../ui/choices.tsx'
import styles from './person.module.css'
import { todayInUtc } from './today-in-utc.ts'

type Person = Reply<'getUser'>

/** A button shows the rest, so that a long list doesn't hide the sections below. */
const INITIALLY_SHOWN = 6

export function Brews({ brews }: { brews: Person['brewLogs'] }) {
  const methodName = useMethodName()
  const format = useFormat()
  const dials = useDials(brews.map(({ grinder }) => grinder?.slug))
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? brews : brews.slice(0, INITIALLY_SHOWN)
  return (
    <>
      <ul className={styles.brews}>
        {shown.map((brew) => (
          <li key={brew.id}>
            <p className={styles.head}>
              <strong>
                {brew.coffee ? <Link href={`/coffees/${brew.coffee.id}`}>{brew.coffee.name}</Link> : t`Unnamed coffee`}
              </strong>
              <span className={styles.soft}>
                <Dotted
                  parts={[
                    methodName(brew.method),
                    <time key="day" dateTime={brew.createdAt}>
                      {format.day(brew.createdAt, todayInUtc())}
                    </time>,
                  ]}
                />
              </span>
              {brew.rating !== null && <Rating value={brew.rating} />}
            </p>
            <p className={styles.figures}>
              <Dotted
                parts={[
                  brew.doseGrams !== null &&
                    brew.waterGrams !== null &&
                    format.doseToWater(brew.doseGrams, brew.waterGrams),
                  brew.ratio !== null && format.ratio(brew.ratio),
                  brew.grindSetting !== null &&
                    brew.grinder &&
                    settingOnGrinder(
                      settingLabel(dials.get(brew.grinder.slug), brew.grindSetting),
                      equipmentName(brew.grinder),
                    ),
                ]}
              />
            </p>
            {brew.recipeId !== null && (
              <Link href={`/recipes/${brew.recipeId}`}>
                <Trans>See recipe</Trans>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {shown.length < brews.length && (
        <div>
          <Button look="quiet" onClick={() => setWhole(true)}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

const settingOnGrinder = (setting: string, grinder: string): string => t`${setting} on ${grinder}`

export function Comments({ comments }: { comments: Person['comments'] }) {
  const methodName = useMethodName()
  const format = useFormat()
  return (
    <ul className={styles.brews}>
      {comments.map(({ id, body, createdAt, recipe }) => (
        <li key={id}>
          <p className={styles.head}>
            <Link href={`/recipes/${recipe.id}`}>
              {recipe.coffeeName}, {methodName(recipe.brewMethod)}
            </Link>
            <time dateTime={createdAt} className={styles.soft}>
              {format.day(createdAt)}
            </time>
          </p>
          <p className={styles.text}>{body}</p>
        </li>
      ))}
    </ul>
  )
}
