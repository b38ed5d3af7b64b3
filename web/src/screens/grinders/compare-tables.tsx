/** The settings and the facts of compared grinders: columns where there is room, one below the other on a phone. */
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { BrewMethod, PriceClass } from '#domain/catalog.ts'
import { methodAbility } from '#domain/grinder-abilities.ts'
import { evidenceKind } from '#web/parts/equipment/evidence.ts'
import { useFormat } from '#web/state/units.ts'
import type { ComparedGrinder } from './compare.tsx'
import styles from './compare-tables.module.css'
import { describeAdjustment, describeBurrSize, describeBurrType, describeDrive, describePrice } from './facts.ts'
import { methodRows } from './method-rows.ts'

export interface Make {
  drive: string
  burrType: string
  burrSizeMm: number | null
  priceClass?: PriceClass
}

interface ComparisonProps {
  grinders: readonly ComparedGrinder[]
  methods: readonly BrewMethod[]
}

export function SettingTable({ grinders, methods }: ComparisonProps) {
  const rowsOf = grinders.map(({ curve }) => methodRows(curve, methods))
  return (
    <CompareTable
      grinders={grinders}
      rows={methods.map(({ id, name }) => ({
        key: id,
        label: name,
        cells: rowsOf.map((rows) => {
          const row = rows.find(({ key }) => key === id)
          if (!row) return t`Out of reach`
          return (
            <>
              <strong>{row.settingLabel}</strong> <small>{usualText(row.likelyLabel)}</small>
            </>
          )
        }),
      }))}
    />
  )
}

const WITH_STEPS = ['espresso', 'v60']

export function FactTable({ grinders, methods }: ComparisonProps) {
  const { number } = useFormat()
  const unknown = t`Unknown`
  const ofMake = (show: (make: Make) => string | undefined) =>
    grinders.map(({ make }) => (make ? (show(make) ?? unknown) : '…'))
  const stepped = methods.filter(({ id }) => WITH_STEPS.includes(id))
  const abilitiesFor = (method: BrewMethod) => grinders.map(({ curve }) => methodAbility(curve, method))
  const rows: TableRow[] = [
    {
      key: 'drive',
      label: t({ message: 'Type', context: 'grinder' }),
      cells: ofMake(({ drive }) => describeDrive(drive)),
    },
    { key: 'burrs', label: t`Burrs`, cells: ofMake(({ burrType }) => describeBurrType(burrType)) },
    {
      key: 'size',
      label: t`Burr size`,
      cells: ofMake(({ burrSizeMm }) => (burrSizeMm === null ? undefined : describeBurrSize(burrSizeMm))),
    },
    {
      key: 'adjustment',
      label: t`Adjustment`,
      cells: grinders.map(({ chart }) => describeAdjustment(chart.adjustment)),
    },
    ...stepped.map((method) => ({
      key: `settings ${method.id}`,
      label: settingsLabel(method.name),
      cells: abilitiesFor(method).map(({ settings }) => number(settings)),
    })),
    ...stepped.map((method) => ({
      key: `step ${method.id}`,
      label: stepLabel(method.name),
      cells: abilitiesFor(method).map(({ stepIndex }) =>
        stepIndex === null ? '–' : indexPoints(number(stepIndex, 1)),
      ),
    })),
    {
      key: 'price',
      label: t`Price, roughly`,
      cells: ofMake(({ priceClass }) => priceClass && describePrice(priceClass)),
    },
    { key: 'based', label: t`Based on`, cells: grinders.map(({ chart }) => evidenceKind(chart.evidence)) },
  ]
  return <CompareTable grinders={grinders} rows={rows} />
}

const usualText = (range: string): string => t`usually ${range}`
const indexPoints = (points: string): string => t`${points} on the grind index`
const settingsLabel = (method: string): string => t`Settings for ${method}`
const stepLabel = (method: string): string => t`Change per step for ${method}`

interface TableRow {
  key: string
  label: string
  /** One for each grinder. */
  cells: readonly ReactNode[]
}

const CompareTable = ({ grinders, rows }: { grinders: readonly ComparedGrinder[]; rows: readonly TableRow[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <td />
        {grinders.map(({ chart, name }) => (
          <th key={chart.slug} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, label, cells }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          {grinders.map(({ chart, name }, i) => (
            <td key={chart.slug}>
              <span className={styles.name} aria-hidden="true">
                {name}
              </span>
              <span>{cells[i]}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
