/** Buttons, and links that look like them. */
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'

type Look = 'primary' | 'quiet' | 'plain' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look
  /** Disables the button and shows a spinner. */
  busy?: boolean
}

export function Button({ look = 'primary', busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf(look, className)}
      aria-busy={busy || undefined}
      disabled={rest.disabled || busy}
    >
      {children}
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
}

interface LinkButtonProps {
  href: string
  look?: Look
  className?: string
  /** Called in addition to navigating. */
  onClick?: () => void
  children: ReactNode
}

export const LinkButton = ({ href, look = 'primary', className, onClick, children }: LinkButtonProps) => (
  <Link href={href} className={classOf(look, className)} onClick={onClick}>
    {children}
  </Link>
)

/** A link to a page that the server renders or redirects from. */
export const ServerLinkButton = ({ href, look = 'primary', className, children }: LinkButtonProps) => (
  <a href={href} className={classOf(look, className)}>
    {children}
  </a>
)

interface DownloadButtonProps extends LinkButtonProps {
  /** Name of the file, if its URL doesn't contain it. */
  name?: string
}

/** Downloads a file of the service; a plain link, so that the browser shows the progress. */
export const DownloadButton = ({ href, name, look = 'primary', className, children }: DownloadButtonProps) => (
  <a href={href} download={name ?? true} className={classOf(look, className)}>
    {children}
  </a>
)

const classOf = (look: Look, more: string | undefined): string =>
  [styles.button, styles[look], more].filter(Boolean).join(' ')
