/** Differences to the previous brew. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { useRead } from '../../api/hooks.ts'
import { useLiquidLabel } from '../../parts/brew/liquid-label.ts'
import { useFormat } from '../../state/units.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card, Figures, Section, Stack } from '../../ui/page.tsx'
import { Loading } from '../../ui/states.tsx'
import { formatDeltas } from './deltas.ts'

export function Previous({ id, method }: { id: number; method: string }) {
  const format = useFormat()
  const liquidLabel = useLiquidLabel()
  const { data, isLoading } = useRead('compareBrewLog', { path: { id } })
  if (isLoading) return <Loading height="10rem" />
  const previous = data?.comparison.previousBrew
  if (!data || !previous) return null
  const { grind, ratio, water, brewTime } = formatDeltas(data.comparison.deltas, format)
  const figures = [
    { label: t`Grind setting`, value: grind },
    { label: t`Ratio`, value: ratio },
    { label: liquidLabel(method), value: water },
    { label: t`Time`, value: brewTime },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))
  const day = format.dayInSentence(previous.createdAt)
  const stars = previous.rating === null ? null : format.number(previous.rating, 1)
  return (
    <Section
      heading={t`Compared with last time`}
      actions={
        <LinkButton look="plain" href={`/log/compare?a=${id}&b=${previous.id}`}>
          <Trans>Side by side</Trans>
        </LinkButton>
      }
    >
      <Card>
        <Stack>
          {figures.length > 0 ? <Figures figures={figures} /> : <p>{t`These two brews have no numbers in common.`}</p>}
          <p>
            {stars === null ? (
              <Trans>
                Last time: <Link href={`/log/${previous.id}`}>{day}</Link>
              </Trans>
            ) : (
              <Trans>
                Last time: <Link href={`/log/${previous.id}`}>{day}</Link>, {stars} of 5 stars
              </Trans>
            )}
          </p>
        </Stack>
      </Card>
    </Section>
  )
}
