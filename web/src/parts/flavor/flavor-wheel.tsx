/** Flavor wheel of a coffee: the families around, those of its notes filled, and the notes in the middle. */
import { t } from '@lingui/core/macro'
import { useId } from 'react'
import { FLAVOR_FAMILIES, type Flavor, type FlavorFamily, groupsOf, readFlavor } from '#domain/flavors.ts'
import { useFormat } from '#web/state/units.ts'
import { flavorColor } from './flavor-colors.ts'
import { familyName, groupName } from './flavor-labels.ts'
import styles from './flavor-wheel.module.css'
import { arc, isUpsideDown, ringSegment, type Sector, sectorOf } from './wheel-paths.ts'

/** Radii: the groups are a thin ring inside the ring of families. */
const RIM = 150
const FAMILIES_FROM = 114
const GROUPS_TO = 111
const GROUPS_FROM = 98
/** Radii of the text baseline that center the letters in the ring. */
const LINE = 126.5
const LINE_UPSIDE_DOWN = 137.5
/** As many notes as fit into the middle. */
const MAX_NOTES = 6

interface Note {
  text: string
  flavor: Flavor | undefined
}

export function FlavorWheel({ notes }: { notes: readonly string[] }) {
  const format = useFormat()
  const read = [...new Set(notes)].map((text): Note => ({ text, flavor: readFlavor(text) }))
  const lit = FLAVOR_FAMILIES.filter((family) => read.some(({ flavor }) => flavor?.family === family))
  const families = format.list(lit.map(familyName))
  return (
    <div className={styles.wheel}>
      <svg viewBox="-152 -152 304 304" role="img" aria-label={t`Flavor wheel: ${families}`}>
        {FLAVOR_FAMILIES.map((family, i) => (
          <Family key={family} family={family} sector={sectorOf(i, FLAVOR_FAMILIES.length)} notes={read} />
        ))}
      </svg>
      <Notes notes={read} />
    </div>
  )
}

function Family({ family, sector, notes }: { family: FlavorFamily; sector: Sector; notes: readonly Note[] }) {
  const id = useId()
  const own = notes.filter(({ flavor }) => flavor?.family === family)
  const fill = own.length > 0 ? { fill: flavorColor(family) } : undefined
  const groups = groupsOf(family)
  const line = isUpsideDown(sector) ? LINE_UPSIDE_DOWN : LINE
  return (
    <g className={styles.family} data-lit={own.length > 0 || undefined}>
      <path d={ringSegment(sector, FAMILIES_FROM, RIM)} style={fill} />
      {groups.map((group, i) => {
        const isLit = own.some(({ flavor }) => flavor?.group === group)
        return (
          <path
            key={group}
            d={ringSegment(sectorOf(i, groups.length, sector), GROUPS_FROM, GROUPS_TO)}
            style={isLit ? fill : undefined}
          >
            <title>{groupName(group)}</title>
          </path>
        )
      })}
      <path id={id} d={arc(sector, line)} className={styles.line} />
      <text className={styles.name}>
        <textPath href={`#${id}`} startOffset="50%">
          {familyName(family)}
        </textPath>
      </text>
    </g>
  )
}

function Notes({ notes }: { notes: readonly Note[] }) {
  const more = notes.length - MAX_NOTES
  return (
    <ul className={styles.notes} aria-label={t`Flavor notes`}>
      {notes.map(({ text, flavor }, i) => (
        <li key={text} className={i < MAX_NOTES ? undefined : 'visually-hidden'}>
          {flavor && <i style={{ background: flavorColor(flavor.family) }} />}
          <span dir="auto">{text}</span>
          {flavor && <span className="visually-hidden"> ({familyOfNote(flavor)})</span>}
        </li>
      ))}
      {more > 0 && (
        <li aria-hidden="true" className={styles.more}>
          {t`and ${more} more`}
        </li>
      )}
    </ul>
  )
}

/** "Fruity: Citrus" */
function familyOfNote({ family, group }: Flavor): string {
  const [name, within] = [familyName(family), groupName(group)]
  return t({ message: `${name}: ${within}`, context: 'flavor' })
}
