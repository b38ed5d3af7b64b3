/** List of members, with search. */
import { t } from '@lingui/core/macro'
import { Link } from 'wouter'
import type { Reply } from '#web/api/client.ts'
import { useReadPages } from '#web/api/pages.ts'
import { useFormat } from '#web/state/units.ts'
import { useFilterText, useUrlFilters } from '#web/state/url-filters.ts'
import { Choices } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Tag } from '#web/ui/page.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Empty } from '#web/ui/states.tsx'
import { roleName, suspensionText } from './action-labels.ts'
import styles from './admin.module.css'
import { AdminFrame } from './admin-frame.tsx'

type Member = Reply<'listMembers'>['data'][number]
type Kind = 'all' | 'moderator' | 'operator' | 'suspended'

const KINDS: readonly Kind[] = ['all', 'moderator', 'operator', 'suspended']

export default function MembersScreen() {
  return (
    <AdminFrame title={t`Members`}>
      <Members />
    </AdminFrame>
  )
}

function Members() {
  const { values, set } = useUrlFilters(['q', 'kind'])
  const [text, setText] = useFilterText(values.q, (q) => set('q', q))
  const kind = KINDS.find((each) => each === values.kind) ?? 'all'
  const list = useReadPages(
    'listMembers',
    { query: { limit: 50, ...(values.q ? { q: values.q } : filterOf(kind)) } },
    { staleTime: 0, keepPrevious: true },
  )
  return (
    <>
      <search className={styles.filters}>
        <TextField
          label={t`Search members`}
          type="search"
          placeholder={t`Start of the name, email address or number`}
          value={text}
          onChange={setText}
        />
        {!values.q && (
          <Choices<Kind>
            label={t`Show`}
            hideLabel
            value={kind}
            onChange={(next) => set('kind', next === 'all' ? '' : next)}
            options={[
              { value: 'all', label: t`All, newest first` },
              { value: 'moderator', label: t`Moderators` },
              { value: 'operator', label: t`Operators` },
              { value: 'suspended', label: t`Suspended` },
            ]}
          />
        )}
      </search>
      <PagedList<Reply<'listMembers'>, Member>
        list={list}
        itemsOf={(page) => page.data}
        empty={<Empty title={t`No members found`} />}
      >
        {(members) => (
          <ul className={styles.rows}>
            {members.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

const filterOf = (kind: Kind) => (kind === 'all' ? {} : kind === 'suspended' ? { suspended: true } : { role: kind })

function MemberRow({ member }: { member: Member }) {
  const since = useFormat().date(member.createdAt)
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.title}>
          <Link href={`/admin/members/${member.id}`}>
            <bdi>{member.displayName}</bdi>
          </Link>
          <MemberTags member={member} />
        </p>
        {member.email && (
          <p className={styles.soft}>
            <bdi>{member.email}</bdi>
          </p>
        )}
        <p className={styles.soft}>{t`Joined ${since}`}</p>
      </div>
    </li>
  )
}

export const MemberTags = ({
  member: { role, suspendedUntil, deletionDueAt, emailVerified, profileHidden },
}: {
  member: Pick<Member, 'role' | 'suspendedUntil' | 'deletionDueAt' | 'emailVerified' | 'profileHidden'>
}) => (
  <>
    {role !== 'member' && <Tag>{roleName(role)}</Tag>}
    {deletionDueAt ? <Tag>{t`Deleted`}</Tag> : suspendedUntil && <Tag>{suspensionText(suspendedUntil)}</Tag>}
    {profileHidden && <Tag>{t`Profile hidden`}</Tag>}
    {!emailVerified && <Tag>{t`Address not confirmed`}</Tag>}
  </>
)
