/** Focuses the first invalid field of a form and scrolls it, with its message, to the middle of the screen. */

const PROBLEM = '[aria-invalid="true"], [data-asks]'
const CONTROL = 'input, select, textarea, button'

export function focusFirstError(within: HTMLElement): void {
  const field = within.querySelector<HTMLElement>(PROBLEM)
  if (!field) {
    // The error belongs to no field: its message is beside the button.
    within.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
    return
  }
  for (let outer = field.closest('details'); outer; outer = outer.parentElement?.closest('details') ?? null) {
    outer.open = true
  }
  // In a group, such as the stars, one of the controls gets the focus.
  const control = field.matches(CONTROL) ? field : field.querySelector<HTMLElement>(CONTROL)
  control?.focus({ preventScroll: true })
  const framed = field.closest('[data-field]') ?? field
  framed.scrollIntoView({ block: 'center' })
}
