/** Cards that lead somewhere, each with a line on what is there. */
import { Link } from 'wouter'
import styles from '../screens/profile/profile.module.css'
import { Icon, type IconName } from './icons.tsx'

export interface Door {
  href: string
  icon: IconName
  title: string
  /** Undefined until it is known. */
  about: string | undefined
}

export const Doors = ({ doors }: { doors: readonly Door[] }) => (
  <ul className={styles.doors}>
    {doors.map(({ href, icon, title, about }) => (
      <li key={href}>
        <Link href={href} className={styles.door}>
          <Icon name={icon} size={26} />
          <strong>{title}</strong>
          <span>{about ?? '\u00a0'}</span>
        </Link>
      </li>
    ))}
  </ul>
)
