/** The script for steps, which widget.js loads when somebody wants to see them: dist/widget/steps.js. */
import { addStyle } from '../style-sheet.ts'
import type { StepsScript } from '../view.ts'
import style from './player.css?inline'
import { player } from './player.ts'

export const openSteps: StepsScript['openSteps'] = (view, body, onClose) => {
  addStyle(body, style)
  const figures = [...body.childNodes]
  const steps = player(view.current, view, () => {
    body.replaceChildren(...figures)
    onClose()
  })
  body.replaceChildren(steps)
  steps.querySelector<HTMLElement>('button:enabled')?.focus()
}
