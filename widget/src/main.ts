/** The script that a roaster puts on a page: finds the elements that ask for a widget, now and whenever it is called. */
import { innerShadow, ownShadow } from './host.ts'
import { mount } from './mount.ts'

declare global {
  interface Window {
    __serviceWidgetInit?: () => void
  }
}

/** Only while a classic script runs does the document tell which one it is. */
const script = (document.currentScript ?? document.querySelector('script[src*="/embed/widget.js"]')) as
  | HTMLScriptElement
  | undefined

if (window.__serviceWidgetInit) {
  // A second copy of the script: the first one does the work.
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
      // An inner host takes in what stands in the element, so all of that has to be there.
      if (!own && document.readyState === 'loading') continue
      known.add(element)
      try {
        mount(element, own ?? innerShadow(element), base)
      } catch {
        // Not every browser knows all that it takes: what stands in the element stays.
      }
    }
  }
  window.__serviceWidgetInit = init
  init()
  if (document.readyState === 'loading') {
    // Room is reserved as soon as an element arrives, before it is painted.
    const parsing = new MutationObserver(init)
    parsing.observe(document, { childList: true, subtree: true })
    document.addEventListener('DOMContentLoaded', () => {
      parsing.disconnect()
      init()
    })
  }
}
