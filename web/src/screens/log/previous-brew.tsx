/** Differences to the previous brew. */
import { Link } from 'wouter'
import { useRead } from '../../api/hooks.ts'
import { LinkButton } from '../../ui/button.tsx'
import { formatDayInSentence } from '../../ui/format.ts'
import { Card, Figures, Section, Stack } from '../../ui/page.tsx'
import { Loading } from '../../ui/states.tsx'
import { formatDeltas } from './deltas.ts'

export function Previous({ id }: { id: number }) {
  const { data, isLoading } = useRead('compareBrewLog', { path: { id } })
  if (isLoading) return <Loading height="10rem" />
  const previous = data?.comparison.previousBrew
  if (!data || !previous) return null
  const { grind, ratio, water, brewTime } = formatDeltas(data.comparison.deltas)
  const figures = [
    { label: 'Grind', value: grind },
    { label: 'Ratio', value: ratio },
    { label: 'Water', value: water },
    { label: 'Time', value: brewTime },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))
  return (
    <Section
      heading="Against the time before"
      actions={
        <LinkButton look="plain" href={`/log/compare?a=${id}&b=${previous.id}`}>
          Side by side
        </LinkButton>
      }
    >
      <Card>
        <Stack>
          {figures.length > 0 ? (
            <Figures figures={figures} />
          ) : (
            <p>The two brews have no figure in common to compare.</p>
          )}
          <p>
            Compared with{' '}
            <Link href={`/log/${previous.id}`}>{`the one from ${formatDayInSentence(previous.createdAt)}`}</Link>
            {previous.rating !== null && `, ${previous.rating} of 5 stars`}.
          </p>
        </Stack>
      </Card>
    </Section>
  )
}
