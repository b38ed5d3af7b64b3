/** Links between the screens of a section, in one row that scrolls sideways where it doesn't fit. */
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import styles from './section-links.module.css'

interface SectionLinksProps {
  label: string
  /** The first is the section's own screen. */
  links: readonly { href: string; label: string }[]
}

export function SectionLinks({ label, links }: SectionLinksProps) {
  const [location] = useLocation()
  const row = useRef<HTMLElement>(null)
  const current = links.find(({ href }, i) => (i === 0 ? location === href : location.startsWith(href)))?.href
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another current link
  useEffect(() => {
    if (row.current) showCurrent(row.current)
  }, [current])
  return (
    <nav ref={row} aria-label={label} className={styles.links} data-noprint>
      {links.map(({ href, label }) => (
        <Link key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** Scrolls only the row: scrollIntoView() could move the page as well. */
function showCurrent(row: HTMLElement): void {
  const link = row.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!link) return
  const { left, width } = row.getBoundingClientRect()
  row.scrollBy({ left: link.left + link.width / 2 - (left + width / 2) })
}
