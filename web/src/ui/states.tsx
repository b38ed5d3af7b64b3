/** Loading, error and empty states. */
import { t } from '@lingui/core/macro'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { ApiError } from '../api/client.ts'
import type { EmptyName } from '../drawings/empty-sketches.ts'
import { Button } from './button.tsx'
import styles from './states.module.css'

/** Placeholder of the expected height, against layout shifts. */
export const Loading = ({ height = '12rem', label = t`Loading` }: { height?: string; label?: string }) => (
  <div className={styles.loading} style={{ minHeight: height }} role="status">
    <span className="visually-hidden">{label}</span>
  </div>
)

export const ErrorNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.error} role="alert">
    {children}
  </p>
)

export const Failed = ({ error, onRetry }: { error: ApiError; onRetry?: () => void }) => (
  <div className={styles.failed} role="alert">
    {error.code === 'unreachable' && <Scene name="offline" />}
    <p>{error.message}</p>
    {onRetry && (
      <Button look="quiet" onClick={onRetry}>
        {t`Try again`}
      </Button>
    )}
  </div>
)

interface EmptyProps {
  title: string
  /** What is drawn above the title; a cup unless given. */
  scene?: EmptyName
  children?: ReactNode
  /** What to do next: usually a LinkButton. */
  action?: ReactNode
}

export const Empty = ({ title, scene, children, action }: EmptyProps) => (
  <div className={styles.empty}>
    {scene ? <Scene name={scene} /> : <Cup />}
    <h2>{title}</h2>
    {children && <p>{children}</p>}
    {action}
  </div>
)

/** A drawing without text; nothing is shown if its chunk can't be loaded. */
export const Scene = ({ name }: { name: EmptyName }) => (
  <div className={styles.scene}>
    <Suspense>
      <EmptyDrawing name={name} />
    </Suspense>
  </div>
)

const EmptyDrawing = lazy<ComponentType<{ name: EmptyName }>>(() =>
  import('../drawings/empty-drawing.tsx').catch(() => ({ default: () => null })),
)

const Cup = () => (
  <svg viewBox="0 0 80 64" width="80" height="64" aria-hidden="true" className={styles.cup}>
    <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M14 26h40v12a18 18 0 0 1-18 18h-4a18 18 0 0 1-18-18z" />
      <path d="M54 30h5a8 8 0 0 1 0 16h-6" />
      <path d="M26 18c-4-5 4-7 0-12M38 18c-4-5 4-7 0-12" opacity=".55" />
    </g>
  </svg>
)

interface ReadState<T> {
  data: T | undefined
  error: ApiError | null
  refetch: () => unknown
}

/** Renders a read: its data once it is loaded, else the loading or error state. */
export function ReadResult<T>({
  read,
  height,
  children,
}: {
  read: ReadState<T>
  height?: string
  children: (data: T) => ReactNode
}) {
  if (read.data !== undefined) return <>{children(read.data)}</>
  if (read.error) return <Failed error={read.error} onRetry={() => read.refetch()} />
  return <Loading height={height} />
}
