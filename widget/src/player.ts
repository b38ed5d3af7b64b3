/** Leads through the steps of a recipe: by taps, and with a clock where the steps have times. */
import { formatDuration } from '../../src/domain/measures.ts'
import { planSteps } from '../../src/domain/steps/plan.ts'
import { h } from './element.ts'
import type { Figure, Reading } from './figures.ts'
import type { Recipe } from './reply.ts'

const TICK_MS = 250

/** The place of a number in a text such as "Step {step} of {count}". */
const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))

/** Creates the player. `onClose` takes it off the page, which stops its clock too. */
export function player(recipe: Recipe, { words, format }: Reading, onClose: () => void): HTMLElement {
  const { steps, isTimed } = planSteps(recipe.steps ?? [], recipe.brewTimeSeconds)
  const lastBrewing = steps.findLastIndex(({ phase }) => phase === 'brew')
  let index = 0
  /** Milliseconds of the brew when the clock was last started or stopped, and when it was started. */
  let before = 0
  let startedAt: number | undefined

  const place = h('p', { class: 'place' })
  const what = h('p', { class: 'what', 'aria-live': 'polite' })
  const aim = h('p', { class: 'aim' })
  const clock = h('p', { class: 'clock' })
  const back = key(words.back, () => go(index - 1))
  const start = key(words.start, toggle)
  const next = key(words.next, () => go(index + 1))
  const close = key(words.close, onClose)
  const root = h(
    'div',
    { class: 'play', role: 'group', 'aria-label': words.steps },
    place,
    what,
    aim,
    clock,
    h('p', { class: 'keys' }, back, isTimed && start, next, close),
  )
  show()
  return root

  function elapsed(): number {
    return (before + (startedAt === undefined ? 0 : Date.now() - startedAt)) / 1000
  }

  /** A step that is gone to begins now. */
  function go(to: number): void {
    index = Math.min(steps.length - 1, Math.max(0, to))
    const { phase, startSeconds } = steps[index]!
    if (phase !== 'prepare' && isTimed) before = startSeconds * 1000
    if (startedAt !== undefined) startedAt = phase === 'brew' ? Date.now() : undefined
    show()
  }

  function toggle(): void {
    if (startedAt !== undefined) {
      before = elapsed() * 1000
      startedAt = undefined
    } else {
      // What is prepared is done when the clock starts.
      if (steps[index]!.phase !== 'brew') {
        index = steps.findIndex(({ phase }) => phase === 'brew')
        before = 0
      }
      startedAt = Date.now()
      setTimeout(tick, TICK_MS)
    }
    show()
  }

  /** Reads the time each time, since a page in the background is woken rarely. */
  function tick(): void {
    if (startedAt === undefined || !root.isConnected) return
    const seconds = elapsed()
    while (index < lastBrewing && seconds >= steps[index]!.endSeconds) index++
    if (seconds >= steps[lastBrewing]!.endSeconds) {
      startedAt = undefined
      index = Math.min(steps.length - 1, lastBrewing + 1)
      before = steps[lastBrewing]!.endSeconds * 1000
    } else setTimeout(tick, TICK_MS)
    show()
  }

  function show(): void {
    const { action, label, waterGrams, phase, endSeconds } = steps[index]!
    const name = label ?? words.actions[action] ?? ''
    place.textContent = fill(words.stepOf, { step: index + 1, count: steps.length })
    // Only a new text is read out.
    if (what.textContent !== name) what.textContent = name
    aim.textContent = waterGrams === undefined ? '' : fill(words.upTo, { weight: text(format.water(waterGrams)) })
    const isRunning = startedAt !== undefined
    const seconds = Math.floor(elapsed())
    clock.textContent =
      isTimed && phase === 'brew' && (isRunning || before > 0)
        ? `${clockText(seconds)} / ${clockText(endSeconds)}`
        : isTimed && recipe.brewTimeSeconds !== null
          ? formatDuration(recipe.brewTimeSeconds)
          : ''
    start.textContent = isRunning ? words.pause : words.start
    back.disabled = index === 0
    next.disabled = index === steps.length - 1
  }
}

const text = ({ value, unit }: Pick<Figure, 'value' | 'unit'>): string => `${value} ${unit}`

/** "0:05" */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`

function key(label: string, onClick: () => void): HTMLButtonElement {
  const button = h('button', { type: 'button' }, label)
  button.addEventListener('click', onClick)
  return button
}
