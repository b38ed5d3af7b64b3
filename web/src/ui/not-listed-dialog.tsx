/** The way on for whoever doesn't find their grinder, brewer or coffee in a list. */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import type { CoffeeChoice } from '../parts/coffee/coffee-field.tsx'
import { Dialog } from './dialog.tsx'

const SuggestEquipment = lazy(() => import('../parts/equipment/suggest-equipment.tsx'))
const AddCoffee = lazy(() => import('../parts/coffee/add-coffee.tsx'))

interface NotListed {
  notListed: { label: string; onChoose: (typed: string) => void }
  /** To be put beside the field. */
  dialog: ReactNode
}

const KINDS = {
  GRINDER: { label: "My grinder isn't listed", title: 'Suggest a grinder' },
  BREWER: { label: "My brewer isn't listed", title: 'Suggest a brewer' },
}

/** For now the operators are told of it. */
export function useNotListed(kind: keyof typeof KINDS): NotListed {
  const { label, title } = KINDS[kind]
  return useDialog(label, title, (typed, close) => <SuggestEquipment kind={kind} typed={typed} onDone={close} />)
}

/** The coffee is added at once, and chosen. */
export function useCoffeeNotListed(onAdded: (coffee: CoffeeChoice) => void): NotListed {
  return useDialog("My coffee isn't listed", 'Add a coffee', (typed, close) => (
    <AddCoffee
      typed={typed}
      onAdded={(coffee) => {
        close()
        onAdded(coffee)
      }}
    />
  ))
}

function useDialog(label: string, title: string, content: (typed: string, close: () => void) => ReactNode): NotListed {
  const [typed, setTyped] = useState<string>()
  const close = () => setTyped(undefined)
  return {
    notListed: { label, onChoose: setTyped },
    dialog:
      typed !== undefined &&
      // Outside of the form that the field is in: a form can't stand in another.
      createPortal(
        // Sending this form doesn't send the one around the field.
        <div onSubmit={(event) => event.stopPropagation()}>
          <Dialog title={title} open onClose={close}>
            <Suspense fallback={null}>{content(typed, close)}</Suspense>
          </Dialog>
        </div>,
        document.body,
      ),
  }
}
