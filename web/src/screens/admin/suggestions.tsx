/** Grinders that members suggest for the catalog: a moderator looks at their numbers and sources, and decides. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Reply } from '#web/api/client.ts'
import { useWrite } from '#web/api/hooks.ts'
import { useReadPages } from '#web/api/pages.ts'
import { useMethodName } from '#web/state/catalog.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { Card, Figures, Row, Section, Stack } from '#web/ui/page.tsx'
import { Empty, ErrorNote, Failed, Loading } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { useMeasuredText } from '../../parts/equipment/measured-text.ts'
import { AdminFrame } from './admin-frame.tsx'

type Suggestion = Reply<'listGrinderSuggestions'>['data'][number]

const TITLE = msg`Suggested grinders`

export default function Suggestions() {
  return (
    <AdminFrame title={t(TITLE)} lead={t`Accepted grinders appear for everyone. You can undo it for 30 days.`}>
      <SuggestionList />
    </AdminFrame>
  )
}

function SuggestionList() {
  const read = useReadPages('listGrinderSuggestions')
  if (read.error) return <Failed error={read.error} onRetry={() => read.refetch()} />
  if (!read.data) return <Loading height="20rem" />
  const suggestions = read.data.pages.flatMap(({ data }) => data)
  if (suggestions.length === 0) {
    return (
      <Empty title={t`No suggestions yet`}>
        <Trans>Grinders that members suggest wait here.</Trans>
      </Empty>
    )
  }
  return (
    <>
      {suggestions.map((suggestion) => (
        <SuggestionCard key={suggestion.id} suggestion={suggestion} />
      ))}
      {read.hasNextPage && (
        <Button look="quiet" busy={read.isFetchingNextPage} onClick={() => read.fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}

function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { grinder, member, similar, createdAt } = suggestion
  const day = useFormat().dayInSentence(createdAt)
  const methodName = useMethodName()
  const measuredText = useMeasuredText()
  const { displayName } = member
  return (
    <Section heading={equipmentName(grinder)}>
      <Card>
        <Stack>
          <p>
            <Trans>
              Suggested by <Link href={`/users/${member.id}`}>{displayName}</Link>, {day}
            </Trans>
          </p>
          <Figures
            figures={[
              { label: t`Dial`, value: grinder.scaleLabel },
              { label: t`Range`, value: rangeText(grinder) },
              ...grinder.points.map((point) =>
                point.measured
                  ? { label: t`Measured photos`, value: point.label, also: measuredText(point.measured) }
                  : {
                      label: point.method === null ? equipmentName(point.grinder!) : methodName(point.method),
                      value: point.method === null ? `${point.label} = ${point.grinderLabel}` : point.label,
                    },
              ),
            ]}
          />
          <p>
            <Link href={`/grinders/${grinder.slug}`}>
              <Trans>See its settings for every brew method</Trans>
            </Link>
          </p>
          {similar.length > 0 && <Similar similar={similar} />}
          <Verdict suggestion={suggestion} />
        </Stack>
      </Card>
    </Section>
  )
}

const rangeText = ({ minGrindSetting, maxGrindSetting }: Suggestion['grinder']): string =>
  `${minGrindSetting}–${maxGrindSetting}`

const Similar = ({ similar }: Pick<Suggestion, 'similar'>) => (
  <div>
    <p>
      <Trans>The catalog has these with a similar name:</Trans>
    </p>
    <ul>
      {similar.map((other) => (
        <li key={other.slug}>
          <Link href={`/grinders/${other.slug}`}>{equipmentName(other)}</Link>
        </li>
      ))}
    </ul>
  </div>
)

type Decision = 'accept' | 'decline'

function Verdict({ suggestion: { id, grinder, sources } }: { suggestion: Suggestion }) {
  const { changedAt } = grinder
  const undo = useWrite('undoDecision', { invalidates: ['listGrinderSuggestions', 'listGrinders', 'listGrinderNames'] })
  const decide = useWrite('decideGrinderSuggestion', {
    invalidates: ['listGrinderSuggestions', 'listGrinders', 'listGrinderNames'],
  })
  const form = useForm<{ brand: string; name: string; sources: string; reason: string; decision: Decision }>(
    { brand: grinder.brand, name: grinder.name, sources, reason: '', decision: 'accept' },
    ['brand', 'name', 'sources', 'reason'],
    async ({ decision, ...rest }) => {
      const { entry } = await decide.mutateAsync({ path: { id }, query: {}, body: { decision, changedAt, ...rest } })
      const onPress = () =>
        entry && undo.mutate({ path: { id: entry.id } }, { onError: ({ message }) => toast(message) })
      toast(decision === 'accept' ? t`Accepted` : t`Declined`, { action: { label: t`Undo`, onPress } })
    },
    { name: `suggestion ${id}` },
  )
  const isDeclined = form.values.decision === 'decline'
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        {isDeclined ? (
          <TextArea label={t`Reason for the owner`} rows={2} {...form.field('reason')} />
        ) : (
          <>
            <TextField label={t`Brand`} autoComplete="off" {...form.field('brand')} />
            <TextField label={t`Model`} autoComplete="off" {...form.field('name')} />
            <TextArea label={t`Sources`} rows={3} {...form.field('sources')} />
          </>
        )}
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" busy={form.busy}>
            {isDeclined ? t`Decline` : t`Accept into the catalog`}
          </Button>
          <Button look="quiet" onClick={() => form.change({ decision: isDeclined ? 'accept' : 'decline' })}>
            {isDeclined ? t`Back` : t`Decline…`}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
