/** Guides through the steps of a recipe: by taps, and with a clock if the steps have times. */
import { formatDuration } from '../../../src/domain/measures.ts'
import { planSteps } from '../../../src/domain/steps/plan.ts'
import { button, h } from '../element.ts'
import type { Figure, Reading } from '../figures.ts'
import { fillIn } from '../fill-in.ts'
import type { Recipe } from '../reply.ts'

const TICK_MS = 250

/** Creates the player. `onClose` removes it from the page, which also stops its clock. */
export function player(recipe: Recipe, reading: Reading, onClose: () => void): HTMLElement {
  const { words, format } = reading
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
  const back = button(words.back, () => go(index - 1))
  const start = button(words.start, toggle)
  const next = button(words.next, () => go(index + 1))
  const close = button(words.close, onClose)
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

  /** Goes to a step, which begins now. */
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
      // Starting the clock skips the preparation.
      if (steps[index]!.phase !== 'brew') {
        index = steps.findIndex(({ phase }) => phase === 'brew')
        before = 0
      }
      startedAt = Date.now()
      setTimeout(tick, TICK_MS)
    }
    show()
  }

  /** Reads the clock each time, since timers of a background page are throttled. */
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
    place.textContent = fillIn(words.stepOf, { step: index + 1, count: steps.length })
    // Screen readers should announce only a new text.
    if (what.textContent !== name) what.textContent = name
    const own = action === 'grind' ? (reading.ownSetting ?? '') : ''
    aim.textContent = waterGrams === undefined ? own : fillIn(words.upTo, { weight: text(format.water(waterGrams)) })
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
