/** Updates the preview and the snippets when the controls of the demo page change. */
/** @type {Record<string, string>} */
const HEIGHTS = { card: '470', inline: '190', badge: '64' }
const form = /** @type {HTMLFormElement | null} */ (document.getElementById('controls'))

if (form) {
  const { base, roaster, title } = /** @type {Record<string, string>} */ ({ ...form.dataset })
  const accent = /** @type {HTMLInputElement} */ (form.elements.namedItem('accent'))

  /** Attributes whose value differs from the default. */
  const attributes = () => {
    const data = new FormData(form)
    const chosen = [
      ['data-layout', data.get('layout'), 'card'],
      ['data-theme', data.get('theme'), ''],
      ['data-coffee', data.get('coffee'), ''],
      ['data-accent-color', data.get('accent'), accent.defaultValue],
      ['data-border-radius', data.get('radius'), '4'],
    ]
    return chosen.filter(([, value, usual]) => value !== usual).map(([name, value]) => [String(name), String(value)])
  }

  /** @param {string[][]} attributes */
  const element = (attributes) => {
    const link = document.createElement('a')
    link.href = `${base}/roasters/${roaster}`
    link.textContent = String(title)
    const widget = document.createElement('div')
    widget.setAttribute('data-service-widget', String(roaster))
    for (const [name, value] of attributes) widget.setAttribute(String(name), String(value))
    widget.append(link)
    return widget
  }

  const show = () => {
    const chosen = attributes()
    const preview = element([...chosen, ['data-preview', '']])
    document.getElementById('preview')?.replaceChildren(preview)
    window.__serviceWidgetInit?.()
    write('snippet', `<script src="${base}/embed/widget.js" async></script>\n${element(chosen).outerHTML}`)
    write('radius-shown', String(new FormData(form).get('radius')))
    const frame = document.createElement('iframe')
    const address = new URL(`${base}/embed/${roaster}`)
    for (const [name, value] of chosen) address.searchParams.set(parameterOf(String(name)), String(value))
    frame.setAttribute('src', address.href)
    frame.setAttribute('title', String(title))
    frame.setAttribute('width', '100%')
    frame.setAttribute('height', HEIGHTS[String(new FormData(form).get('layout'))] ?? '')
    frame.setAttribute('loading', 'lazy')
    write('frame-snippet', frame.outerHTML)
  }

  form.addEventListener('input', show)
  // Runs once at the start, since a browser may restore the controls after a reload.
  show()
}

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('button[data-copy]'))) {
  const label = button.textContent
  button.addEventListener('click', async () => {
    const code = document.getElementById(button.dataset.copy ?? '')
    if (!code) return
    try {
      await navigator.clipboard.writeText(code.textContent)
      button.textContent = String(button.dataset.copied)
    } catch {
      getSelection()?.selectAllChildren(code)
      button.textContent = String(button.dataset.selected)
    }
    setTimeout(() => {
      button.textContent = label
    }, 2000)
  })
}

/** The attribute "data-accent-color" is the query parameter "accentColor". @param {string} attribute */
function parameterOf(attribute) {
  return attribute.replace('data-', '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

/** @param {string} id @param {string} text */
function write(id, text) {
  const place = document.getElementById(id)
  if (place) place.textContent = text
}
