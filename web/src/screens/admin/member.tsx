/** One member as moderators see them: what they shared, past decisions, and buttons for new ones. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { useViewer, type Viewer } from '#web/state/session.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { NotFound } from '#web/ui/not-found.tsx'
import { Card, Row, Section, Stack } from '#web/ui/page.tsx'
import type { ScreenProps } from '#web/ui/screen.ts'
import { ReadResult } from '#web/ui/states.tsx'
import { type Action, actionName, countsText, decisionsText } from './action-labels.ts'
import styles from './admin.module.css'
import { AdminFrame } from './admin-frame.tsx'
import { AuditList } from './audit-list.tsx'
import { DeleteMember } from './delete-member.tsx'
import { MemberTags } from './members.tsx'
import { RemovePortalMember } from './remove-portal-member.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useDecision } from './use-decision.tsx'

export type Member = Reply<'getMember'>['member']

export default function MemberScreen({ params }: ScreenProps<'id'>) {
  const role = useViewer()?.role ?? 'member'
  const path = { id: Number(params.id) }
  const read = useRead('getMember', { path }, { staleTime: 0, enabled: role !== 'member' })
  const name = read.data?.member.displayName
  if (read.error?.status === 404 || read.error?.status === 400) return <NotFound />
  return (
    <AdminFrame title={name ?? t`Member`} heading={name && <bdi>{name}</bdi>}>
      {(viewer) => (
        <ReadResult read={read} height="30rem">
          {({ member }) => <Details key={member.id} member={member} viewer={viewer} />}
        </ReadResult>
      )}
    </AdminFrame>
  )
}

const Details = ({ member, viewer }: { member: Member; viewer: Viewer }) => (
  <>
    <About member={member} />
    {member.id !== viewer.id && <Decisions member={member} />}
    {member.id !== viewer.id && viewer.role === 'operator' && <OfOperators member={member} />}
    {member.roasters.length > 0 && <Roasters member={member} />}
    <Section heading={t`Decisions about this member`}>
      <AuditList query={{ memberId: member.id }} />
    </Section>
  </>
)

function About({ member }: { member: Member }) {
  const format = useFormat()
  const since = format.date(member.createdAt)
  const gone = member.deletionDueAt && format.date(member.deletionDueAt)
  const things = countsText(member.counts)
  const history = decisionsText(member.decisions)
  return (
    <Card>
      <div className={styles.about}>
        <p className={styles.title}>
          <Link href={`/users/${member.id}`}>
            <Trans>Public profile</Trans>
          </Link>
          <MemberTags member={member} />
        </p>
        {member.email && (
          <p>
            <bdi>{member.email}</bdi>
          </p>
        )}
        <p>{t`Joined ${since}`}</p>
        {things && <p>{t`Has ${things}.`}</p>}
        {history && <p className={styles.history}>{history}</p>}
        {member.suspensionReason && <p>{member.suspensionReason}</p>}
        {gone && <p className={styles.history}>{t`Gone for good on ${gone}. Undo it in the log below until then.`}</p>}
      </div>
    </Card>
  )
}

function Decisions({ member: { id, displayName, suspendedUntil, profileHidden } }: { member: Member }) {
  const { ask, dialog } = useDecision()
  const isSuspended = suspendedUntil !== null && suspendedUntil > new Date().toISOString()
  const actions: readonly Action[] = [
    'warn',
    ...(isSuspended ? (['unsuspend'] as const) : (['suspend', 'ban'] as const)),
    profileHidden ? 'restore' : 'hide',
  ]
  const labelOf = (action: Action) =>
    action === 'hide' ? t`Hide profile` : action === 'restore' ? t`Restore profile` : actionName(action)
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          look={action === 'ban' ? 'danger' : 'quiet'}
          onClick={() => ask({ action, subject: { type: 'profile', id }, name: displayName })}
        >
          {labelOf(action)}
        </Button>
      ))}
      {dialog}
    </div>
  )
}

const OfOperators = ({ member }: { member: Member }) => (
  <Section heading={t`For operators`}>
    <Card>
      <Stack>
        <RoleChoice member={member} />
        {member.deletionDueAt === null && <DeleteMember member={member} />}
      </Stack>
    </Card>
  </Section>
)

function Roasters({ member: { id: userId, displayName, roasters } }: { member: Member }) {
  return (
    <Section heading={t`Roasters`}>
      <ul className={styles.rows}>
        {roasters.map(({ id, name, slug }) => (
          <li key={id} className={styles.row}>
            <Link href={`/roasters/${slug}`}>{name}</Link>
            <Row>
              <RemovePortalMember userId={userId} displayName={displayName} roaster={{ id, name }} />
            </Row>
          </li>
        ))}
      </ul>
    </Section>
  )
}
