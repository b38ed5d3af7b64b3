/** The search for a grinder, in the place of the figures, so that the widget keeps its size. */
import { type GrinderNames, indexGrinderNames, searchGrinders } from '../../../src/domain/grinder-names.ts'
import { button, h } from '../element.ts'
import { type GrinderName, listGrinders } from './requests.ts'
import type { Widget } from './show.ts'
import type { Grinder } from './stored-grinder.ts'

interface Named extends GrinderName {
  model: string
}

/** `onClose` gets the grinder, or nothing if none was chosen. */
export function openChooser({ view, card }: Widget, onClose: (grinder?: Grinder) => void): void {
  const { words, base } = view
  const body = card.querySelector('.body')
  if (!body || body.querySelector('.find')) return
  const figures = [...body.childNodes]
  const input = h('input', { type: 'search', 'aria-label': words.searchGrinders, placeholder: words.searchGrinders })
  const status = h('p', { role: 'status' })
  const list = h('ul', { role: 'list' })
  const close = button(words.close, () => finish())
  const root = h('div', { class: 'find', role: 'group', 'aria-label': words.yourGrinder }, input, status, list, close)
  let names: GrinderNames<Named> | undefined
  input.addEventListener('input', search)
  root.addEventListener('keydown', onKey)
  body.replaceChildren(root)
  input.focus()
  listGrinders(base, card.lang).then(
    (grinders) => {
      names = indexGrinderNames(grinders.map((grinder) => ({ ...grinder, model: grinder.name })))
      search()
    },
    () => status.replaceChildren(words.notLoaded),
  )

  function finish(grinder?: Grinder): void {
    // Another coffee may have been chosen in the meantime, which replaces this search.
    if (root.isConnected) body?.replaceChildren(...figures)
    onClose(grinder)
  }

  function search(): void {
    if (!names) return
    const found = searchGrinders(names, input.value)
    list.replaceChildren(
      ...found.map(({ slug, brand, name }) => {
        const full = `${brand} ${name}`
        return h(
          'li',
          {},
          button(full, () => finish({ slug, name: full })),
        )
      }),
    )
    list.scrollTop = 0
    status.textContent = found.length === 0 ? words.noGrinder : ''
  }

  /** The arrow keys move through the results, Enter chooses the first one, and Escape closes. */
  function onKey(event: KeyboardEvent): void {
    const { key, target } = event
    const buttons = [...list.querySelectorAll('button')]
    const at = buttons.indexOf(target as HTMLButtonElement)
    if (key === 'Escape') finish()
    else if (key === 'Enter' && target === input) buttons[0]?.click()
    else if (key === 'ArrowDown') buttons[at + 1]?.focus()
    else if (key === 'ArrowUp' && at >= 0) (buttons[at - 1] ?? input).focus()
    else return
    event.preventDefault()
    // The embedding page may use these keys to close a dialog or change a slide.
    event.stopPropagation()
  }
}
