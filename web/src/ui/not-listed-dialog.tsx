/** A last option of a combobox, such as "My grinder isn't listed", that opens a dialog. */
import { type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from './dialog.tsx'

interface NotListed {
  /** The combobox's property of the same name. */
  notListed: { label: string; onChoose: (typed: string) => void }
  /** To be rendered beside the combobox. */
  dialog: ReactNode
}

/** `content` gets what was typed into the combobox, and may suspend. */
export function useNotListedDialog(
  label: string,
  title: string,
  content: (typed: string, close: () => void) => ReactNode,
): NotListed {
  const [typed, setTyped] = useState<string>()
  const close = () => setTyped(undefined)
  return {
    notListed: { label, onChoose: setTyped },
    dialog:
      typed !== undefined &&
      // In a portal, because the field is usually within a form, and forms can't be nested.
      createPortal(
        // React events bubble through portals: the outer form must not be submitted with this one.
        <div onSubmit={(event) => event.stopPropagation()}>
          <Dialog title={title} open onClose={close}>
            <Suspense fallback={null}>{content(typed, close)}</Suspense>
          </Dialog>
        </div>,
        document.body,
      ),
  }
}
