/** The end of a dialog that confirms a decision: the error if there is one, the confirm button, and "Cancel". */
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiError } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/page.tsx'
import { ErrorNote } from '#web/ui/states.tsx'

interface DecisionButtonsProps {
  write: { error: ApiError | null; isPending: boolean }
  look?: 'primary' | 'danger'
  onDecide: () => void
  onCancel: () => void
  /** Label of the confirm button. */
  children: ReactNode
}

export const DecisionButtons = ({ write, look, onDecide, onCancel, children }: DecisionButtonsProps) => (
  <>
    {write.error && <ErrorNote>{write.error.message}</ErrorNote>}
    <Row>
      <Button look={look} busy={write.isPending} onClick={onDecide}>
        {children}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </Row>
  </>
)
