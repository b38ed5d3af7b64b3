/** Flavor notes, each with a dot in the color of its family. */
import { t } from '@lingui/core/macro'
import { readFlavor } from '#domain/flavors.ts'
import { flavorColor } from './flavor-colors.ts'
import styles from './flavor-notes.module.css'

export function FlavorNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes} aria-label={t`Flavor notes`}>
      {notes.map((note) => {
        const flavor = readFlavor(note)
        return (
          <li key={note}>
            <span className={styles.dot} style={flavor && { background: flavorColor(flavor.family) }} />
            {note}
          </li>
        )
      })}
    </ul>
  )
}
