/** Tells suspended members on every screen why, until when, and what they can still do. */
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Viewer } from '../../state/session.ts'
import { useFormat } from '../../state/units.ts'
import styles from './suspension-notice.module.css'

export interface SuspensionNoticeProps {
  suspension: NonNullable<Viewer['suspension']>
}

/** The server's end of a suspension that has none. */
const isForever = (until: string): boolean => until.startsWith('9999')

export default function SuspensionNotice({ suspension: { until, reason } }: SuspensionNoticeProps) {
  const day = useFormat().date(until, 'long')
  return (
    <aside className={styles.notice} data-noprint>
      <p>
        <strong>
          {isForever(until) ? (
            <Trans>Your account is blocked.</Trans>
          ) : (
            <Trans>Your account is suspended until {day}.</Trans>
          )}
        </strong>{' '}
        {reason && <Trans>The reason: {reason}</Trans>}
      </p>
      <p>
        <Trans>
          You can read everything, but not share or change anything. You can{' '}
          <Link href="/profile/settings">export your data or delete your account</Link>, and{' '}
          <Link href="/profile/shared">see what was hidden</Link>.
        </Trans>
      </p>
    </aside>
  )
}
