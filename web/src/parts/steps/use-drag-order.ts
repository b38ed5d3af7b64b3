/** Reordering of a list with a finger, pen or mouse: a row follows the pointer until it is dropped. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'

interface Drag {
  from: number
  to: number
  /** How far the row is from its place, in pixels. */
  offset: number
  /** Where the pointer grabbed the row, in pixels from its top. */
  grip: number
}

interface DragOrder {
  drag: Drag | undefined
  /** The properties of a row's handle. */
  handle: (index: number) => {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: (event: PointerEvent) => void
    onPointerCancel: () => void
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/** The children of `list` are its rows. The handles also move rows with the arrow keys. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  count: number,
  onMove: (from: number, to: number) => void,
): DragOrder {
  const [drag, setDrag] = useState<Drag>()
  const rows = (): HTMLElement[] => [...(list.current?.children ?? [])] as HTMLElement[]
  const move = (from: number, to: number) => {
    if (to !== from && to >= 0 && to < count) onMove(from, to)
  }
  const follow = ({ clientY }: PointerEvent) => {
    if (!drag) return
    const { from, grip } = drag
    const row = rows()[from]!
    const offset = clientY - grip - (row.getBoundingClientRect().top - drag.offset)
    const to = placeAt(rows(), from, clientY)
    if (to !== drag.to) rows()[to]?.scrollIntoView({ block: 'nearest' })
    setDrag({ ...drag, to, offset })
  }
  return {
    drag,
    handle: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const { top } = rows()[index]!.getBoundingClientRect()
        setDrag({ from: index, to: index, offset: 0, grip: event.clientY - top })
      },
      onPointerMove: follow,
      onPointerUp: ({ clientY }) => {
        setDrag(undefined)
        // `drag.to` may be one move behind, if React hasn't rendered the last one yet.
        if (drag) move(drag.from, placeAt(rows(), drag.from, clientY))
      },
      onPointerCancel: () => setDrag(undefined),
      onKeyDown: (event) => {
        if (event.key === 'Escape' && drag) {
          event.preventDefault()
          setDrag(undefined)
        }
        const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
        if (way === 0) return
        event.preventDefault()
        move(index, index + way)
      },
    }),
  }
}

/** The new index of the row: the number of other rows whose middle is above the pointer. */
function placeAt(rows: readonly HTMLElement[], from: number, y: number): number {
  return rows.filter((row, i) => {
    const { top, height } = row.getBoundingClientRect()
    return i !== from && top + height / 2 < y
  }).length
}
