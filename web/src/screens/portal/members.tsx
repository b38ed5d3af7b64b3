/** The members of a roaster: each can remove another one, or leave. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Reply } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { useViewer } from '#web/state/session.ts'
import { useFormat } from '#web/state/units.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { Card, Row, Section, Stack, Tag } from '#web/ui/page.tsx'
import { ReadResult } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import styles from './portal.module.css'
import { PortalFrame, type Roaster } from './portal-frame.tsx'

type Member = Reply<'listRoasterMembers'>['members'][number]

export default function MembersScreen() {
  return (
    <PortalFrame
      title={t`Members`}
      lead={t`All members can edit the profile, coffees and widget. You get an email when somebody joins.`}
    >
      {(roaster) => <MemberList roaster={roaster} />}
    </PortalFrame>
  )
}

function MemberList({ roaster }: { roaster: Roaster }) {
  const members = useRead('listRoasterMembers')
  const { name } = roaster
  return (
    <ReadResult read={members} height="20rem">
      {({ members }) => (
        <Section>
          {members.map((member) => (
            <MemberCard key={member.userId} member={member} roaster={roaster} />
          ))}
          <p className={styles.soft}>
            <Trans>Colleagues join by claiming {name} with their own account and business email.</Trans>
          </p>
        </Section>
      )}
    </ReadResult>
  )
}

function MemberCard({ member, roaster }: { member: Member; roaster: Roaster }) {
  const { userId, displayName, isYou } = member
  const viewer = useViewer()
  // The list masks all addresses; the reader knows their own.
  const email = (isYou && viewer?.email) || member.email
  const roasterName = roaster.name
  const day = useFormat().dayInSentence(member.joinedAt)
  const remove = useWrite('removeRoasterMember', {
    invalidates: isYou
      ? ['getRoasterProfile', 'listRoasterClaims', 'listRoasterMembers']
      : ['getRoasterProfile', 'listRoasterMembers'],
  })
  const onYes = async () => {
    await remove.mutateAsync({ path: { userId } })
    toast(isYou ? t`You left ${roasterName}` : t`${displayName} removed`)
  }
  return (
    <Card>
      <Stack>
        <Row>
          <h2 className={styles.address}>
            <bdi>{displayName}</bdi>
          </h2>
          {isYou && <Tag>{t`You`}</Tag>}
        </Row>
        <p className={styles.soft}>{email ? t`${email}, member since ${day}` : t`Member since ${day}`}</p>
        <div>
          {isYou ? (
            <ConfirmButton
              label={t`Leave`}
              look="danger"
              question={t`Leave ${roasterName}?`}
              yes={t`Leave`}
              no={t`Stay`}
              onYes={onYes}
            >
              <Trans>You won't be able to manage it anymore. To come back, claim it again.</Trans>
            </ConfirmButton>
          ) : (
            <ConfirmButton
              label={t`Remove`}
              name={t`Remove ${displayName}`}
              look="danger"
              question={t`Remove ${displayName}?`}
              yes={t`Remove`}
              no={t`Cancel`}
              onYes={onYes}
            >
              <Trans>They lose access to {roasterName}. We'll email them that you removed them.</Trans>
            </ConfirmButton>
          )}
        </div>
      </Stack>
    </Card>
  )
}
