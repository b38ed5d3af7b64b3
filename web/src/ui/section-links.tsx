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
  useEffect(() => {
    if (row.current) return markEdges(row.current)
  }, [])
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

/** Marks the sides on which more links follow, for the style sheet. Returns the cleanup function. */
function markEdges(row: HTMLElement): () => void {
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row
    // Scroll positions can be fractions of a pixel.
    row.toggleAttribute('data-more-before', scrollLeft > 1)
    row.toggleAttribute('data-more-after', scrollWidth - clientWidth - scrollLeft > 1)
  }
  const sizes = new ResizeObserver(mark)
  sizes.observe(row)
  row.addEventListener('scroll', mark, { passive: true })
  return () => {
    sizes.disconnect()
    row.removeEventListener('scroll', mark)
  }
}

/** Centers the current link, so that its neighbors show. Scrolls only the row: scrollIntoView() could move the page. */
function showCurrent(row: HTMLElement): void {
  const link = row.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!link) return
  const { left, width } = row.getBoundingClientRect()
  row.scrollBy({ left: link.left + link.width / 2 - (left + width / 2) })
}
