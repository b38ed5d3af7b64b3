/** Page layout: title, sections, cards, and figures. */

import { type ReactNode, useEffect } from 'react'
import { useFormat } from '../state/units.ts'
import styles from './page.module.css'
import { Loading } from './states.tsx'

interface PageProps {
  /** Title of the browser tab, before the name of the app. */
  title: string
  /** Heading of the page; the title by default. */
  heading?: ReactNode
  /** A line over the heading: what kind of thing this is. */
  above?: ReactNode
  lead?: ReactNode
  /** Before the heading: a drawing of the thing. */
  picture?: ReactNode
  /** Beside the heading: a button or two. */
  actions?: ReactNode
  narrow?: boolean
  children: ReactNode
}

export function Page({ title, heading = title, above, lead, picture, actions, narrow, children }: PageProps) {
  useTitle(title)
  return (
    <div className={narrow ? styles.narrow : styles.page}>
      <header className={styles.head}>
        {picture && (
          <div className={styles.picture} data-noprint>
            {picture}
          </div>
        )}
        <div className={styles.words}>
          {above && <p className={styles.above}>{above}</p>}
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && (
          <div className={styles.actions} data-noprint>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  )
}

/** Shown until a screen is loaded. */
export const PageLoading = () => (
  <div className={styles.page}>
    <Loading height="60vh" />
  </div>
)

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Brewprint' ? title : `${title} · Brewprint`
  }, [title])
}

interface SectionProps {
  heading?: ReactNode
  actions?: ReactNode
  children: ReactNode
  id?: string
}

export const Section = ({ heading, actions, children, id }: SectionProps) => (
  <section className={styles.section} id={id}>
    {heading && (
      <div className={styles.sectionHead}>
        <h2>{heading}</h2>
        {actions}
      </div>
    )}
    {children}
  </section>
)

export const Card = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={[styles.card, className].filter(Boolean).join(' ')}>{children}</div>
)

/** Cards beside one another where there is room. */
export const Grid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>

/** A row of things that wraps. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>

/** Children below one another, with gaps. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>

export interface Figure {
  label: string
  /** A number is formatted in the reader's locale. */
  value: ReactNode
  /** The same in another unit, or a remark. */
  also?: ReactNode
}

/** Numbers with their names, as a description list. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const format = useFormat()
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, also }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {typeof value === 'number' ? format.number(value, 2) : value}
            {also && <small>{also}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>
