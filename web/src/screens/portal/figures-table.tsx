/** Table of figures by name, each row with a bar of the chosen figure. The server sorts the rows. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { Section } from '#web/ui/page.tsx'
import { KINDS, type Kind } from './event-kinds.ts'
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
  /** The figure that the bars show. */
  kind: Kind
  rows: readonly FigureRow[]
  empty: string
}

export function FiguresTable({ heading, column, kind, rows, empty }: FiguresTableProps) {
  const most = Math.max(...rows.map((row) => row[kind]), 1)
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
              <th scope="col" className={styles.whereWide}>
                <Trans comment="Clicks per recipe view">Click rate</Trans>
              </th>
              <th scope="col">{t(KINDS.pageViews)}</th>
              <th scope="col" className={styles.whereWide}>
                {t(KINDS.methodSwitches)}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key ?? row.name}>
                <th scope="row">
                  {row.href ? <Link href={row.href}>{row.name}</Link> : row.name}
                  <Bar share={row[kind] / most} />
                </th>
                <td>{count(row.impressions)}</td>
                <td>{count(row.clicks)}</td>
                <td className={styles.whereWide}>
                  {row.impressions === 0 ? '–' : percent(row.clicks / row.impressions)}
                </td>
                <td>{count(row.pageViews)}</td>
                <td className={styles.whereWide}>{count(row.methodSwitches)}</td>
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
    {share > 0 && <rect width={Math.max(1, share * 100)} height="4" />}
  </svg>
)
