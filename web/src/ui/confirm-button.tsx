/** A button with a confirmation dialog; styled as a dangerous action by default. */
import { t } from '@lingui/core/macro'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../api/client.ts'
import { Button } from './button.tsx'
import styles from './confirm-button.module.css'
import { Dialog } from './dialog.tsx'
import { Row, Stack } from './page.tsx'
import { ErrorNote } from './states.tsx'

interface ConfirmButtonProps {
  label: ReactNode
  /** Accessible name, if the label alone isn't clear. */
  name?: string
  look?: 'plain' | 'quiet' | 'danger'
  question: string
  /** Text about what will happen. */
  children: ReactNode
  yes: string
  yesLook?: 'primary' | 'danger'
  no?: string
  /** If it throws an ApiError, the dialog stays open and shows the message. */
  onYes: () => Promise<unknown>
}

export function ConfirmButton({
  label,
  name,
  look = 'danger',
  question,
  children,
  yes,
  yesLook = 'danger',
  no = t`Cancel`,
  onYes,
}: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const ask = (isOpen: boolean) => {
    setRefusal(undefined)
    setAsking(isOpen)
  }
  const go = async () => {
    setBusy(true)
    try {
      await onYes()
      setAsking(false)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button look={look} onClick={() => ask(true)} aria-label={name}>
        {look === 'danger' ? <span className={styles.danger}>{label}</span> : label}
      </Button>
      <Dialog title={question} open={isAsking} onClose={() => ask(false)}>
        <Stack>
          <p>{children}</p>
          {refusal && <ErrorNote>{refusal}</ErrorNote>}
          <Row>
            <Button look={yesLook} busy={isBusy} onClick={go}>
              {yes}
            </Button>
            <Button look="quiet" onClick={() => ask(false)}>
              {no}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
