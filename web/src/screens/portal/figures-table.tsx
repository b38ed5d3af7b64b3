/** Figures by name, the largest first, each with a bar that shows its share. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { Section } from '#web/ui/page.tsx'
import { KINDS } from './event-kinds.ts'
import { count, percent } from './numbers.ts'
import styles from './portal.module.css'
import { WideTable } from './wide-table.tsx'

interface FigureRow {
  /** Key of the row, where the name isn't unique. */
  key?: string
  name: string
  href?: string | undefined
  impressions: number
  clicks: number
  pageViews: number
  methodSwitches: number
}

interface FiguresTableProps {
  heading: string
  column: string
  rows: readonly FigureRow[]
  empty: string
}

export function FiguresTable({ heading, column, rows, empty }: FiguresTableProps) {
  const weightOf = ({ impressions, pageViews, methodSwitches }: FigureRow) => impressions + pageViews + methodSwitches
  const most = Math.max(...rows.map(weightOf), 1)
  return (
    <Section heading={heading}>
      {rows.length === 0 ? (
        <p className={styles.soft}>{empty}</p>
      ) : (
        <WideTable label={heading}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{t(KINDS.impressions)}</th>
              <th scope="col">{t(KINDS.clicks)}</th>
              <th scope="col">
                <Trans comment="Clicks per recipe view">Click rate</Trans>
              </th>
              <th scope="col">{t(KINDS.pageViews)}</th>
              <th scope="col">{t(KINDS.methodSwitches)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key ?? row.name}>
                <th scope="row">
                  {row.href ? <Link href={row.href}>{row.name}</Link> : row.name}
                  <Bar share={weightOf(row) / most} />
                </th>
                <td>{count(row.impressions)}</td>
                <td>{count(row.clicks)}</td>
                <td>{row.impressions === 0 ? '–' : percent(row.clicks / row.impressions)}</td>
                <td>{count(row.pageViews)}</td>
                <td>{count(row.methodSwitches)}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </Section>
  )
}

const Bar = ({ share }: { share: number }) => (
  <svg viewBox="0 0 100 4" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
    <rect width={Math.max(1, share * 100)} height="4" />
  </svg>
)
