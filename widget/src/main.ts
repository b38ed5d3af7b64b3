/** The embed script: mounts a widget on each `data-service-widget` element, now and on `__serviceWidgetInit()`. */
import { innerShadow, ownShadow } from './host.ts'
import { mount } from './mount.ts'

declare global {
  interface Window {
    __serviceWidgetInit?: () => void
  }
}

/** Read now, since `currentScript` is only set while a classic script runs. */
const script = (document.currentScript ?? document.querySelector('script[src*="/embed/widget.js"]')) as
  | HTMLScriptElement
  | undefined

if (window.__serviceWidgetInit) {
  // The script is included twice: the first copy handles all elements.
  window.__serviceWidgetInit()
} else if (script?.src) {
  start(new URL('..', script.src).href)
}

function start(base: string): void {
  const known = new WeakSet<Element>()
  const init = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-service-widget]')) {
      if (known.has(element)) continue
      const own = ownShadow(element)
      // An inner host takes over the element's children, so they must all be parsed first.
      if (!own && document.readyState === 'loading') continue
      known.add(element)
      try {
        mount(element, own ?? innerShadow(element), base)
      } catch {
        // In a browser without the needed features, the element keeps its content.
      }
    }
  }
  window.__serviceWidgetInit = init
  init()
  if (document.readyState === 'loading') {
    // Mounts elements as they are parsed, to reserve their space before they are painted.
    const parsing = new MutationObserver(init)
    parsing.observe(document, { childList: true, subtree: true })
    document.addEventListener('DOMContentLoaded', () => {
      parsing.disconnect()
      init()
    })
  }
}
