/** Tells suspended members on every screen why, until when, and what they can still do. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { useWrite } from '../../api/hooks.ts'
import type { Viewer } from '../../state/session.ts'
import { useFormat } from '../../state/units.ts'
import { AskAgain, AskedAgain } from './ask-again.tsx'
import styles from './suspension-notice.module.css'

interface SuspensionNoticeProps {
  suspension: NonNullable<Viewer['suspension']>
}

/** The server sends the year 9999 for a suspension without an end. */
const isForever = (until: string): boolean => until.startsWith('9999')

export default function SuspensionNotice({ suspension: { until, reason, appealedAt } }: SuspensionNoticeProps) {
  const appeal = useWrite('appealSuspension', { invalidates: ['getMe'] })
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
      {appealedAt ? (
        <AskedAgain appealedAt={appealedAt} />
      ) : (
        <AskAgain
          name={t`Suspension`}
          draft="appeal-suspension"
          onSend={(text) => appeal.mutateAsync({ body: { text } })}
        />
      )}
    </aside>
  )
}
