/** Comparison of a brew with the previous one (computed by the server) or with any other (computed here). */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { GrinderModel } from '#domain/catalog.ts'
import { compareBrews } from '#domain/compare-brews.ts'
import { moveMessage } from '#sentences/dial.ts'
import { useRead } from '../../api/hooks.ts'
import type { BrewLogDetail } from '../../api/schema.ts'
import { renderMessage } from '../../i18n/render-message.ts'
import { ownCurve } from '../../state/catalog.ts'
import { useDials } from '../../state/dials.ts'
import { settingOn } from '../../state/grind-setting.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Empty, Failed, Loading, ReadResult } from '../../ui/states.tsx'
import { ComparisonTable } from './comparison-table.tsx'

export function ComparedWithPrevious({ id }: { id: number }) {
  const read = useRead('compareBrewLog', { path: { id } })
  return (
    <ReadResult read={read} height="24rem">
      {({ comparison: { currentBrew, previousBrew, deltas } }) =>
        previousBrew ? (
          <ComparisonTable current={currentBrew} other={previousBrew} deltas={deltas} />
        ) : (
          <NoneBefore id={id} />
        )
      }
    </ReadResult>
  )
}

const NoneBefore = ({ id }: { id: number }) => (
  <Empty title={t`Your first brew of this coffee`} action={<LinkButton href={`/log/${id}`}>{t`View brew`}</LinkButton>}>
    <Trans>Choose another brew above to compare it with.</Trans>
  </Empty>
)

export function ComparedWithOther({ a, b }: { a: number; b: number }) {
  const one = useRead('getBrewLog', { path: { id: a } })
  const two = useRead('getBrewLog', { path: { id: b } })
  const error = one.error ?? two.error
  if (error) return <Failed error={error} />
  if (!one.data || !two.data) return <Loading height="24rem" />
  return <Compared current={one.data.brewLog} other={two.data.brewLog} />
}

function Compared({ current, other }: { current: BrewLogDetail; other: BrewLogDetail }) {
  const dials = useDials([current.grinder?.slug, other.grinder?.slug])
  const own = useRead('listUserGrinders').data?.calibrations
  const toCompared = (brew: BrewLogDetail) => {
    const dial = dials.get(brew.grinder?.slug ?? '')
    const calibration = own?.find(({ grinderId }) => grinderId === brew.grinderId)
    return { ...brew, grindSetting: numberOf(brew, dial), curve: dial ? ownCurve(dial, calibration) : null }
  }
  const { grindChange, ...deltas } = compareBrews(toCompared(current), toCompared(other))
  const change = grindChange && renderMessage(moveMessage(grindChange))
  return <ComparisonTable current={current} other={other} deltas={{ ...deltas, grindChange: change }} />
}

/** The setting as a number, if the dial can read it. */
function numberOf({ grindSetting }: BrewLogDetail, dial: GrinderModel | undefined): number | null {
  if (grindSetting === null || typeof grindSetting === 'number') return grindSetting
  return settingOn(dial, grindSetting) ?? null
}
