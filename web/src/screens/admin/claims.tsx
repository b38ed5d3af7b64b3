/** What roasters ask for: claims, and new names and websites of verified roasters. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Reply } from '#web/api/client.ts'
import { useWrite } from '#web/api/hooks.ts'
import { useReadPages } from '#web/api/pages.ts'
import { useFormat } from '#web/state/units.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { Section, Tag } from '#web/ui/page.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import styles from './admin.module.css'
import { AdminFrame } from './admin-frame.tsx'
import { useDecisionToast } from './undo.tsx'

type Claim = Reply<'listOpenClaims'>['data'][number]
type Change = Reply<'listRoasterChanges'>['data'][number]
type Verdict = 'approve' | 'reject'

export default function ClaimsScreen() {
  return (
    <AdminFrame title={t`Roasters`}>
      <Claims />
      <Changes />
    </AdminFrame>
  )
}

const Nothing = () => (
  <p className={styles.soft}>
    <Trans>Nothing waiting</Trans>
  </p>
)

function Claims() {
  const list = useReadPages('listOpenClaims', { query: { limit: 50 } }, { staleTime: 0 })
  return (
    <Section heading={t`Claims`}>
      <PagedList<Reply<'listOpenClaims'>, Claim>
        list={list}
        itemsOf={(page) => page.data}
        height="12rem"
        empty={<Nothing />}
      >
        {(claims) => (
          <ul className={styles.rows}>
            {claims.map((claim) => (
              <ClaimRow key={claim.id} claim={claim} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  )
}

function ClaimRow({ claim }: { claim: Claim }) {
  const { id, roaster, claimant, businessEmail, proofUrl, notes, isNewRoaster, status } = claim
  const day = useFormat().day(claim.createdAt)
  const decide = useWrite('decideClaim', { invalidates: ['listOpenClaims', 'getAdminOverview', 'listAuditLog'] })
  const showDecision = useDecisionToast()
  const roasterName = roaster.name
  const person = claimant.displayName
  const onVerdict = async (decision: Verdict) =>
    showDecision((await decide.mutateAsync({ path: { id }, body: { decision } })).entry)
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.title}>
          <Link href={`/roasters/${roaster.slug}`}>{roasterName}</Link>
          {isNewRoaster && <Tag>{t`New roaster`}</Tag>}
          {status === 'PENDING' && <Tag>{t`Address not confirmed`}</Tag>}
        </p>
        <dl className={styles.changes}>
          <div>
            <dt>{t`Business email`}</dt>
            <dd>{businessEmail}</dd>
          </div>
          {roaster.websiteUrl && (
            <div>
              <dt>{t`Website`}</dt>
              <dd>{roaster.websiteUrl}</dd>
            </div>
          )}
          {proofUrl && (
            <div>
              <dt>{t`Proof`}</dt>
              <dd>{proofUrl}</dd>
            </div>
          )}
        </dl>
        {notes && (
          <p className={styles.quote} dir="auto">
            {notes}
          </p>
        )}
        <p className={styles.soft}>
          <Link href={`/admin/members/${claimant.id}`}>{person}</Link>
          {' · '}
          {day}
        </p>
      </div>
      <Verdicts
        name={roasterName}
        approval={t`${person} can edit the profile, coffees and widget of ${roasterName}, and gets an email. This can be undone for 30 days.`}
        rejection={t`${person} gets an email and can claim again.`}
        onVerdict={onVerdict}
      />
    </li>
  )
}

function Changes() {
  const list = useReadPages('listRoasterChanges', { query: { limit: 50 } }, { staleTime: 0 })
  return (
    <Section heading={t`Changes of verified roasters`}>
      <PagedList<Reply<'listRoasterChanges'>, Change>
        list={list}
        itemsOf={(page) => page.data}
        height="12rem"
        empty={<Nothing />}
      >
        {(changes) => (
          <ul className={styles.rows}>
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  )
}

function ChangeRow({ change: { id, roaster, field, before, after, member, createdAt } }: { change: Change }) {
  const day = useFormat().day(createdAt)
  const decide = useWrite('decideRoasterChange', {
    invalidates: ['listRoasterChanges', 'getAdminOverview', 'listAuditLog', 'getRoaster', 'listRoasters'],
  })
  const showDecision = useDecisionToast()
  const value = after ?? '–'
  const onVerdict = async (decision: Verdict) =>
    showDecision((await decide.mutateAsync({ path: { id }, body: { decision } })).entry)
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.title}>
          <Link href={`/roasters/${roaster.slug}`}>{roaster.name}</Link>
        </p>
        <dl className={styles.changes}>
          <div>
            <dt>{field === 'name' ? t`Name` : t`Website`}</dt>
            <dd dir="auto">{`${before ?? '–'} → ${value}`}</dd>
          </div>
        </dl>
        <p className={styles.soft}>
          <Link href={`/admin/members/${member.id}`}>{member.displayName}</Link>
          {' · '}
          {day}
        </p>
      </div>
      <Verdicts
        name={roaster.name}
        approval={t`Everybody sees “${value}” from now on. This can be undone for 30 days.`}
        rejection={t`Everything stays as it is.`}
        onVerdict={onVerdict}
      />
    </li>
  )
}

interface VerdictsProps {
  name: string
  /** What an approval does. */
  approval: string
  rejection: string
  onVerdict: (verdict: Verdict) => Promise<unknown>
}

const Verdicts = ({ name, approval, rejection, onVerdict }: VerdictsProps) => (
  <div className={styles.actions}>
    <ConfirmButton
      label={<Trans>Approve</Trans>}
      name={t`Approve: ${name}`}
      look="quiet"
      question={t`Approve: ${name}`}
      yes={t`Approve`}
      yesLook="primary"
      onYes={() => onVerdict('approve')}
    >
      {approval}
    </ConfirmButton>
    <ConfirmButton
      label={<Trans>Reject</Trans>}
      name={t`Reject: ${name}`}
      look="danger"
      question={t`Reject: ${name}`}
      yes={t`Reject`}
      onYes={() => onVerdict('reject')}
    >
      {rejection}
    </ConfirmButton>
  </div>
)
