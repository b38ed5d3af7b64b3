/** Confirmation dialog of changed settings: shows each value before and after, and the effect of the change. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Input, Reply } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { useFormat } from '#web/state/units.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Stack } from '#web/ui/page.tsx'
import { ReadResult } from '#web/ui/states.tsx'
import styles from './admin.module.css'
import { changesOf } from './audit-changes.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { registrationName } from './overview.tsx'
import { useDecisionToast } from './undo.tsx'

type Body = Input<'changeSettings'>['body']
type Effect = Reply<'changeSettings'>['effect']

export const SettingsDialog = ({ body, onClose }: { body: Body | undefined; onClose: () => void }) => (
  <Dialog title={t`Change these settings?`} open={body !== undefined} onClose={onClose}>
    {body && <Confirm body={body} onClose={onClose} />}
  </Dialog>
)

function Confirm({ body, onClose }: { body: Body; onClose: () => void }) {
  const preview = useRead('changeSettings', { query: { preview: true }, body }, { staleTime: 0 })
  const change = useWrite('changeSettings', { invalidates: ['getSettings', 'getAdminOverview', 'listAuditLog'] })
  const showDecision = useDecisionToast()
  const go = () =>
    change.mutate(
      { body },
      {
        onSuccess: ({ entry }) => {
          onClose()
          showDecision(entry!)
        },
      },
    )
  return (
    <ReadResult read={preview} height="10rem">
      {({ effect }) =>
        effect.changes.length === 0 ? (
          <p>
            <Trans>Nothing differs from now.</Trans>
          </p>
        ) : (
          <Stack>
            <EffectList effect={effect} />
            <DecisionButtons write={change} onDecide={go} onCancel={onClose}>
              <Trans>Change settings</Trans>
            </DecisionButtons>
          </Stack>
        )
      }
    </ReadResult>
  )
}

function EffectList({ effect: { changes, counts, undoableUntil } }: { effect: Effect }) {
  const day = useFormat().date(undoableUntil)
  const named = changesOf({
    before: Object.fromEntries(changes.map(({ name, before }) => [name, shown(before)])),
    after: Object.fromEntries(changes.map(({ name, after }) => [name, shown(after)])),
  })
  return (
    <>
      <dl className={styles.changes}>
        {named.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{`${before} → ${after}`}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.effect} aria-label={t`What will happen`}>
        {changes
          .flatMap(({ name, after }) => whatHappens(name, after, counts))
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
        <li>{t`You can undo this until ${day}.`}</li>
      </ul>
    </>
  )
}

type Value = Effect['changes'][number]['after']

const shown = (value: Value): Value =>
  value === 'open' || value === 'invite' || value === 'closed' ? registrationName(value) : value

function whatHappens(name: Effect['changes'][number]['name'], after: Value, counts: Effect['counts']): string[] {
  switch (name) {
    case 'registration': {
      if (after === 'open') return [t`Everybody can sign up.`]
      if (after === 'closed') return [t`Nobody can sign up, not even with an invitation.`]
      return [
        t`Nobody can sign up without an invitation.`,
        plural(counts.invites ?? 0, { one: '# invitation goes on working.', other: '# invitations go on working.' }),
      ]
    }
    case 'quotas':
      return after
        ? [t`From now on, each account can share only so much in a day.`]
        : [t`Accounts can share as much as they like, and nothing is held any more.`, ...waiting(counts)]
    case 'holdLinks':
      return after
        ? [t`The first links of new accounts wait in the queue.`]
        : [t`Links of new accounts are public at once.`, ...waiting(counts)]
    case 'newAccountDays':
      return [
        plural(counts.newAccounts ?? 0, {
          one: '# account counts as new by that.',
          other: '# accounts count as new by that.',
        }),
      ]
  }
}

/** Content that is already held isn't released: moderators still decide about each item. */
const waiting = ({ pending = 0 }: Effect['counts']): string[] =>
  pending === 0
    ? []
    : [
        plural(pending, {
          one: '# item already waiting stays in the queue.',
          other: '# items already waiting stay in the queue.',
        }),
      ]
