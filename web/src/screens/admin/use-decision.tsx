/** A decision dialog for any admin screen: `ask` opens it, and a toast with Undo says what was decided. */
import { type ReactNode, useState } from 'react'
import { DecisionDialog, type DecisionRequest } from './decision-dialog.tsx'
import { useDecisionToast } from './undo.tsx'

export function useDecision(): { ask: (order: DecisionRequest) => void; dialog: ReactNode } {
  const [order, setOrder] = useState<DecisionRequest>()
  const showDecision = useDecisionToast()
  return {
    ask: setOrder,
    dialog: (
      <DecisionDialog
        order={order}
        onClose={() => setOrder(undefined)}
        onDone={(entry) => {
          setOrder(undefined)
          showDecision(entry)
        }}
      />
    ),
  }
}
