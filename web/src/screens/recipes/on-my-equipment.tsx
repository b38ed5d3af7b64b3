/** A recipe's setting on the viewer's own grinder, bent by their own calibration where there is one. */
import type { Recipe } from '../../api/schema.ts'
import { Confidence } from '../../parts/equipment/confidence.tsx'
import { GrinderPicker } from '../../parts/equipment/equipment-picker.tsx'
import { useMyEquipment } from '../../parts/equipment/my-equipment.ts'
import { useOnMyGrinder } from '../../parts/recipe/on-my-grinder.ts'
import { type GrinderName, useDial, useGrinderNames, useMethods } from '../../state/catalog.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card, Stack } from '../../ui/page.tsx'
import { ReadResult } from '../../ui/states.tsx'
import styles from './on-my-equipment.module.css'

export function OnMyEquipment({ recipe }: { recipe: Recipe }) {
  const { grinder: slug, chooseGrinder } = useMyEquipment()
  const names = useGrinderNames().data?.grinders ?? []
  return (
    <Card>
      <Stack>
        <h2>On your grinder</h2>
        <GrinderPicker<GrinderName>
          label="Your grinder"
          placeholder="Choose yours"
          items={names}
          value={names.find((name) => name.slug === slug) ?? null}
          onChange={(grinder) => grinder && chooseGrinder(grinder.slug)}
          keyOf={(grinder) => grinder.slug}
        />
        {slug ? (
          <Setting recipe={recipe} slug={slug} />
        ) : (
          <p className={styles.soft}>Choose it once, and every recipe shows the setting for it.</p>
        )}
        <LinkButton href={`/?coffee=${recipe.coffee.id}&brewer=${recipe.machine.slug}`} look="quiet">
          Dial in this coffee
        </LinkButton>
      </Stack>
    </Card>
  )
}

function Setting({ recipe, slug }: { recipe: Recipe; slug: string }) {
  const mine = useOnMyGrinder(recipe)
  const [from, to, methods] = [useDial(recipe.grinder.slug), useDial(slug), useMethods()]
  const read = {
    data: mine?.grinder.slug === slug ? mine.grind : undefined,
    error: from.error ?? to.error ?? methods.error,
    refetch: () => [from, to, methods].map((each) => each.error && each.refetch()),
  }
  return (
    <ReadResult read={read} height="9rem">
      {(grind) => (
        <div>
          <p className={styles.setting}>{grind.label}</p>
          {grind.isSame ? (
            <p className={styles.soft}>The same grinder as in the recipe.</p>
          ) : (
            <>
              <p>Between {grind.rangeLabel}</p>
              <Confidence confidence={grind.confidence} basis={grind.basis} />
            </>
          )}
          {grind.warning && <p className={styles.note}>{grind.warning.message}</p>}
        </div>
      )}
    </ReadResult>
  )
}
