/** The devices that are signed in, and signing them out. */
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { Reply } from '../../../api/client.ts'
import { useRead, useWrite } from '../../../api/hooks.ts'
import { useSignOut } from '../../../state/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Row, Tag } from '../../../ui/page.tsx'
import { ReadResult } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import { SignOut } from '../sign-out.tsx'
import { deviceDetail, deviceName } from './device-labels.ts'
import styles from './signing-in.module.css'

type Session = Reply<'listSessions'>['sessions'][number]

const MOST_AT_FIRST = 5

export function Devices() {
  const read = useRead('listSessions', undefined, { refetchOnWindowFocus: 'always' })
  const id = useId()
  return (
    <>
      <h3 id={id}>Your devices</h3>
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
  const shown = isWhole ? sorted : sorted.slice(0, MOST_AT_FIRST)
  return (
    <>
      <ul className={styles.devices} aria-labelledby={labelledBy}>
        {shown.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {shown.length < sorted.length && (
        <div>
          <Button look="plain" onClick={() => setWhole(true)}>
            Show all {sorted.length}
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
  const detail = deviceDetail(session)
  const end = useWrite('endSession', {
    invalidates: ['listSessions'],
    onSuccess: () => toast(`${name} is signed out`),
    onError: (error) => toast(error.message),
  })
  return (
    <li>
      <div className={styles.what}>
        <p>
          <strong>{name}</strong> {session.isCurrent && <Tag>This device</Tag>}
        </p>
        <p className={styles.soft}>{detail}</p>
      </div>
      {session.isCurrent ? (
        <SignOut name={`Sign out ${name}, this device`} />
      ) : (
        <Button
          look="quiet"
          aria-label={`Sign out ${name}, ${detail}`}
          busy={end.isPending}
          onClick={() => end.mutate({ path: { session: session.id } })}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function SignOutElsewhere() {
  const end = useWrite('endAllSessions', {
    invalidates: ['listSessions'],
    onSuccess: () => toast('All other devices are signed out'),
  })
  return (
    <ConfirmButton
      label="Sign out everywhere else"
      look="quiet"
      question="Sign out everywhere else?"
      yes="Sign out the others"
      no="Cancel"
      onYes={() => end.mutateAsync({ query: { keepCurrent: true } })}
    >
      You stay signed in on this device only.
    </ConfirmButton>
  )
}

function SignOutEverywhere() {
  const signOut = useSignOut('everywhere')
  const [, navigate] = useLocation()
  const leave = async () => {
    await signOut()
    navigate('/')
    toast('You are signed out everywhere')
  }
  return (
    <ConfirmButton
      label="Sign out everywhere"
      look="quiet"
      question="Sign out everywhere?"
      yes="Sign out everywhere"
      no="Cancel"
      onYes={leave}
    >
      All devices are signed out, this one too.
    </ConfirmButton>
  )
}
