/** Tells the page around the iframe how high the card is, so that it can make room. */
const tellHeight = () => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
  // Not a secret, and the page around may be anywhere.
  window.parent.postMessage({ type: 'brewprint:height', height }, '*')
}

if (window.parent !== window) new ResizeObserver(tellHeight).observe(document.documentElement)
