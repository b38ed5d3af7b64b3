/** The devices that are signed in, and signing them out. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { Reply } from '../../../api/client.ts'
import { useRead, useWrite } from '../../../api/hooks.ts'
import { useSignOut } from '../../../state/session.ts'
import { useFormat } from '../../../state/units.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Row, Tag } from '../../../ui/page.tsx'
import { ReadResult } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import { deviceDetail, deviceName } from './device-labels.ts'
import styles from './signing-in.module.css'

type Session = Reply<'listSessions'>['sessions'][number]

const INITIALLY_SHOWN = 5

export function Devices() {
  const read = useRead('listSessions', undefined, { refetchOnWindowFocus: 'always' })
  const id = useId()
  return (
    <>
      <h3 id={id}>{t`Your devices`}</h3>
      <ReadResult read={read} height="8rem">
        {({ sessions }) => <DeviceList sessions={sessions} labelledBy={id} />}
      </ReadResult>
    </>
  )
}

function DeviceList({ sessions, labelledBy }: { sessions: readonly Session[]; labelledBy: string }) {
  const [isWhole, setWhole] = useState(false)
  // This device first; the server sorts the others by their last use.
  const sorted = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  const count = sorted.length
  const shown = isWhole ? sorted : sorted.slice(0, INITIALLY_SHOWN)
  return (
    <>
      <ul className={styles.devices} aria-labelledby={labelledBy}>
        {shown.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {shown.length < count && (
        <div>
          <Button look="plain" onClick={() => setWhole(true)}>
            <Trans>Show all {count}</Trans>
          </Button>
        </div>
      )}
      <Row>
        {sessions.length > 1 && <SignOutElsewhere />}
        <SignOutEverywhere />
      </Row>
    </>
  )
}

function Device({ session }: { session: Session }) {
  const name = deviceName(session)
  const detail = deviceDetail(session, useFormat())
  const end = useWrite('endSession', {
    invalidates: ['listSessions'],
    onSuccess: () => toast(t`${name} signed out`),
    onError: (error) => toast(error.message),
  })
  return (
    <li>
      <div className={styles.what}>
        <p>
          <strong>{name}</strong> {session.isCurrent && <Tag>{t`This device`}</Tag>}
        </p>
        <p className={styles.soft}>{detail}</p>
      </div>
      {/* The button that signs out this device is at the end of the settings. */}
      {!session.isCurrent && (
        <Button
          look="quiet"
          aria-label={t`Sign out ${name}, ${detail}`}
          busy={end.isPending}
          onClick={() => end.mutate({ path: { session: session.id } })}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}

function SignOutElsewhere() {
  const end = useWrite('endAllSessions', {
    invalidates: ['listSessions'],
    onSuccess: () => toast(t`All other devices are signed out`),
  })
  return (
    <ConfirmButton
      label={t`Sign out everywhere else`}
      look="quiet"
      question={t`Sign out everywhere else?`}
      yes={t`Sign out others`}
      no={t`Cancel`}
      onYes={() => end.mutateAsync({ query: { keepCurrent: true } })}
    >
      <Trans>You stay signed in on this device only.</Trans>
    </ConfirmButton>
  )
}

function SignOutEverywhere() {
  const signOut = useSignOut('everywhere')
  const [, navigate] = useLocation()
  const leave = async () => {
    await signOut()
    navigate('/')
    toast(t`Signed out everywhere`)
  }
  return (
    <ConfirmButton
      label={t`Sign out everywhere`}
      look="quiet"
      question={t`Sign out everywhere?`}
      yes={t`Sign out everywhere`}
      no={t`Cancel`}
      onYes={leave}
    >
      <Trans>All your devices are signed out, including this one.</Trans>
    </ConfirmButton>
  )
}
