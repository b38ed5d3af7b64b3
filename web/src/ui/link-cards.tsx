/** A grid of cards that are links, each with an icon, a title and a line about its target. */
import { Link } from 'wouter'
import { Icon, type IconName } from './icons.tsx'
import styles from './link-cards.module.css'

export interface LinkCard {
  href: string
  icon: IconName
  title: string
  /** Undefined until it is known. */
  about: string | undefined
}

export const LinkCards = ({ cards }: { cards: readonly LinkCard[] }) => (
  <ul className={styles.cards}>
    {cards.map(({ href, icon, title, about }) => (
      <li key={href}>
        <Link href={href} className={styles.card}>
          <Icon name={icon} size={26} />
          <strong>{title}</strong>
          <span>{about ?? '\u00a0'}</span>
        </Link>
      </li>
    ))}
  </ul>
)
