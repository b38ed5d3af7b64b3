/** Tabs by the ARIA pattern: one stop for the Tab key, and arrows, Home and End to move between tabs. */
import { h } from './element.ts'
import { nextTab } from './keys.ts'

export interface Tab {
  label: string
  panel: HTMLElement
}

/** Creates the tab list and connects the panels to it, of which one is shown at a time. */
export function tabList(
  label: string,
  tabs: readonly Tab[],
  first: number,
  onSelect: (index: number) => void,
): HTMLElement {
  let selected = first
  const buttons = tabs.map((tab, i) => {
    tab.panel.id = `panel-${i}`
    tab.panel.setAttribute('role', 'tabpanel')
    tab.panel.tabIndex = 0
    tab.panel.setAttribute('aria-labelledby', `tab-${i}`)
    const button = h(
      'button',
      { type: 'button', role: 'tab', id: `tab-${i}`, 'aria-controls': tab.panel.id },
      h('span', {}, tab.label),
    )
    button.addEventListener('click', () => select(i))
    return button
  })
  const list = h('div', { role: 'tablist', class: 'tabs', 'aria-label': label }, ...buttons)
  list.addEventListener('keydown', (event) => {
    const next = nextTab(event.key, selected, tabs.length, getComputedStyle(list).direction === 'rtl')
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    buttons[next]!.focus()
    select(next)
  })
  mark()
  return list

  function select(index: number): void {
    if (index === selected) return
    selected = index
    mark()
    // Centered, so that the tabs beside it are visible too.
    buttons[index]!.scrollIntoView({ block: 'nearest', inline: 'center' })
    onSelect(index)
  }

  function mark(): void {
    for (const [i, button] of buttons.entries()) {
      const isSelected = i === selected
      button.setAttribute('aria-selected', String(isSelected))
      button.tabIndex = isSelected ? 0 : -1
      tabs[i]!.panel.hidden = !isSelected
    }
  }
}
