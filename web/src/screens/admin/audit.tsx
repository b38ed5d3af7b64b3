/** The audit log: every decision; most can be undone for 30 days. */
import { msg, t } from '@lingui/core/macro'
import { useUrlFilters } from '#web/state/url-filters.ts'
import { Choices } from '#web/ui/choices.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { AuditList } from './audit-list.tsx'

const WHOSE = [
  ['all', msg`Everyone's`],
  ['mine', msg({ message: 'Mine', comment: 'Of decisions: those that I took' })],
] as const

export default function AuditScreen() {
  const { values, set } = useUrlFilters(['whose'])
  const isMine = values.whose === 'mine'
  return (
    <AdminFrame title={t`Audit log`} lead={t`Every decision. Most can be undone for 30 days.`}>
      {({ id }) => (
        <>
          <Choices
            label={t`Whose decisions`}
            hideLabel
            value={isMine ? 'mine' : 'all'}
            onChange={(whose) => set('whose', whose === 'mine' ? whose : '')}
            options={WHOSE.map(([value, label]) => ({ value, label: t(label) }))}
          />
          <AuditList query={isMine ? { actorId: id } : {}} />
        </>
      )}
    </AdminFrame>
  )
}
