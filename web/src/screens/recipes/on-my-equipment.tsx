/** A recipe's setting on the viewer's own grinder, bent by their own calibration where there is one. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Recipe } from '../../api/schema.ts'
import { sentenceOf } from '../../i18n/statements.ts'
import { Confidence } from '../../parts/equipment/confidence.tsx'
import { GrinderPicker } from '../../parts/equipment/equipment-picker.tsx'
import { ExpectedRange } from '../../parts/equipment/expected-range.tsx'
import { useMyEquipment } from '../../parts/equipment/my-equipment.ts'
import { WhyThisNumber } from '../../parts/equipment/why-this-number.tsx'
import { useOnMyGrinder } from '../../parts/recipe/on-my-grinder.ts'
import { type GrinderName, useDial, useGrinderNames, useMethods, useOwnCurve } from '../../state/catalog.ts'
import { useFormat } from '../../state/units.ts'
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
        <h2>
          <Trans>On your grinder</Trans>
        </h2>
        <GrinderPicker<GrinderName>
          label={t`Your grinder`}
          placeholder={t`Choose your grinder`}
          items={names}
          value={names.find((name) => name.slug === slug) ?? null}
          onChange={(grinder) => grinder && chooseGrinder(grinder.slug)}
          keyOf={(grinder) => grinder.slug}
        />
        {slug ? (
          <Setting recipe={recipe} slug={slug} />
        ) : (
          <p className={styles.soft}>
            <Trans>Choose it once to see every recipe's grind setting for it.</Trans>
          </p>
        )}
        <LinkButton href={`/?coffee=${recipe.coffee.id}&brewer=${recipe.machine.slug}`} look="quiet">
          <Trans>Dial in this coffee</Trans>
        </LinkButton>
      </Stack>
    </Card>
  )
}

function Setting({ recipe, slug }: { recipe: Recipe; slug: string }) {
  const format = useFormat()
  const mine = useOnMyGrinder(recipe)
  const { calibration } = useMyEquipment()
  const [from, to, methods] = [useDial(recipe.grinder.slug), useDial(slug), useMethods()]
  const read = {
    data: mine?.grinder.slug === slug ? mine.grind : undefined,
    error: from.error ?? to.error ?? methods.error,
    refetch: () => [from, to, methods].map((each) => each.error && each.refetch()),
  }
  const curve = useOwnCurve(to.dial, calibration)
  const method = methods.data?.data.find(({ id }) => id === recipe.brewMethod)
  return (
    <ReadResult read={read} height="9rem">
      {({ label, isSame, range, confidence, basis, warning }) => (
        <div>
          <p className={styles.setting}>{label}</p>
          {isSame ? (
            <p className={styles.soft}>
              <Trans>Same grinder as the author.</Trans>
            </p>
          ) : (
            <>
              {to.dial && (
                <p>
                  <ExpectedRange dial={to.dial} range={range} basis={basis} />
                </p>
              )}
              <Confidence confidence={confidence} basis={basis} />
              {to.data && curve && (
                <WhyThisNumber equipment={{ chart: to.data, curve }} method={method} basis={basis} />
              )}
            </>
          )}
          {warning && <p className={styles.note}>{sentenceOf(warning, format)}</p>}
        </div>
      )}
    </ReadResult>
  )
}
