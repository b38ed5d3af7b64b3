/** The members of a roaster: each can remove another one, or leave. */
import type { Reply } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { formatDayInSentence } from '#web/ui/format.ts'
import { Card, Row, Section, Stack, Tag } from '#web/ui/page.tsx'
import { ReadResult } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import styles from './portal.module.css'
import { PortalFrame, type Roaster } from './portal-frame.tsx'

type Member = Reply<'listRoasterMembers'>['members'][number]

export default function MembersScreen() {
  return (
    <PortalFrame
      title="Members"
      lead="Everybody here can edit the profile, the coffees and the widget. Whoever joins, the others are told by mail."
    >
      {(roaster) => <MemberList roaster={roaster} />}
    </PortalFrame>
  )
}

function MemberList({ roaster }: { roaster: Roaster }) {
  const members = useRead('listRoasterMembers')
  return (
    <ReadResult read={members} height="20rem">
      {({ members }) => (
        <Section>
          {members.map((member) => (
            <MemberCard key={member.userId} member={member} roaster={roaster} />
          ))}
          <p className={styles.soft}>
            To join, others claim {roaster.name} with their own account and a business address.
          </p>
        </Section>
      )}
    </ReadResult>
  )
}

function MemberCard({ member, roaster }: { member: Member; roaster: Roaster }) {
  const { userId, displayName, email, joinedAt, isYou } = member
  const remove = useWrite('removeRoasterMember', {
    invalidates: isYou
      ? ['getRoasterProfile', 'listRoasterClaims', 'listRoasterMembers']
      : ['getRoasterProfile', 'listRoasterMembers'],
  })
  const onYes = async () => {
    await remove.mutateAsync({ path: { userId } })
    toast(isYou ? `You have left ${roaster.name}` : `${displayName} is removed`)
  }
  return (
    <Card>
      <Stack>
        <Row>
          <h2 className={styles.address}>
            <bdi>{displayName}</bdi>
          </h2>
          {isYou && <Tag>You</Tag>}
        </Row>
        <p className={styles.soft}>
          {email && `${email}, `}member since {formatDayInSentence(joinedAt)}
        </p>
        <div>
          {isYou ? (
            <ConfirmButton
              label="Leave"
              look="danger"
              question={`Leave ${roaster.name}?`}
              yes="Leave"
              no="Stay"
              onYes={onYes}
            >
              You can no longer manage it then. To come back, you claim it again.
            </ConfirmButton>
          ) : (
            <ConfirmButton
              label="Remove"
              name={`Remove ${displayName}`}
              look="danger"
              question={`Remove ${displayName}?`}
              yes="Remove"
              no="Keep"
              onYes={onYes}
            >
              They can no longer manage {roaster.name} then, and are told by mail that you removed them.
            </ConfirmButton>
          )}
        </div>
      </Stack>
    </Card>
  )
}
