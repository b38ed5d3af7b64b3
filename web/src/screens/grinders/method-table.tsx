/** A grinder's settings by method as a table. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { MethodDrawing } from '#web/drawings/method-drawing.tsx'
import type { MethodRow } from './method-rows.ts'
import styles from './method-table.module.css'

export const MethodTable = ({ rows, isCalibrated }: { rows: readonly MethodRow[]; isCalibrated: boolean }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">
          <Trans>Brew method</Trans>
        </th>
        <th scope="col">
          <Trans>Start at</Trans>
        </th>
        {isCalibrated && (
          <th scope="col">
            <Trans>On yours</Trans>
          </th>
        )}
        <th scope="col">
          <Trans>Most people use</Trans>
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">
            <span className={styles.method}>
              <MethodDrawing method={row.key} size={32} />
              {row.label}
            </span>
          </th>
          <td className={styles.start}>
            {row.settingLabel} {row.limit && <Limit limit={row.limit} />}
          </td>
          {isCalibrated && <td className={styles.own}>{row.own?.settingLabel ?? '–'}</td>}
          <td>{row.likelyLabel}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Limit = ({ limit }: { limit: 'finer' | 'coarser' }) => (
  <small>
    {limit === 'finer'
      ? t`as fine as it gets, finer would be better`
      : t`as coarse as it gets, coarser would be better`}
  </small>
)
