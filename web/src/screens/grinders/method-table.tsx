/** A grinder's settings by method as a table. */
import type { MethodRow } from './method-rows.ts'
import styles from './method-table.module.css'

export const MethodTable = ({ rows, isCalibrated }: { rows: readonly MethodRow[]; isCalibrated: boolean }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Method</th>
        <th scope="col">Start at</th>
        {isCalibrated && <th scope="col">On yours</th>}
        <th scope="col">Usual range</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.label}</th>
          <td className={styles.start}>
            {row.settingLabel} <small>may lie in {row.likelyLabel}</small>
          </td>
          {isCalibrated && <td className={styles.own}>{row.own?.settingLabel ?? '–'}</td>}
          <td>{row.rangeLabel}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
