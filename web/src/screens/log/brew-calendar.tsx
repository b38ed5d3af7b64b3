/** Calendar of the last five weeks, with the days of brews marked. Weeks start as in the reader's locale. */
import { t } from '@lingui/core/macro'
import { addDays, type Day } from '#domain/calendar.ts'
import { useFormat } from '../../state/units.ts'
import styles from './brew-calendar.module.css'
import { weeksUpTo } from './calendar-weeks.ts'

interface BrewCalendarProps {
  today: Day
  brewedDays: readonly Day[]
}

export function BrewCalendar({ today, brewedDays }: BrewCalendarProps) {
  const format = useFormat()
  const weekdays = format.weekdays()
  const letters = format.weekdays('narrow')
  const brewed = new Set(brewedDays)
  const weeks = weeksUpTo(today, weekdays[0]!.day)
  const from = format.dayOfYear(weeks[0]!)
  const to = format.dayOfYear(today)
  return (
    <table className={styles.calendar}>
      <caption>
        {t`The last five weeks`}
        <span className={styles.days}>{t`${from} to ${to}`}</span>
      </caption>
      <thead>
        <tr>
          {weekdays.map(({ day, name }, i) => (
            <th key={day} scope="col">
              <span aria-hidden="true">{letters[i]!.name}</span>
              <span className="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((first) => (
          <tr key={first}>
            {weekdays.map((_, i) => {
              const date = addDays(first, i)
              if (date > today) return <td key={date} />
              return (
                <td
                  key={date}
                  data-brewed={brewed.has(date) || undefined}
                  aria-current={date === today ? 'date' : undefined}
                >
                  <span>{Number(date.slice(-2))}</span>
                  {brewed.has(date) && <span className="visually-hidden">{t`brewed`}</span>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
