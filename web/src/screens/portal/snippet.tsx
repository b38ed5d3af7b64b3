/** HTML to paste into a page, ready to be copied. */
import { t } from '@lingui/core/macro'
import { useId } from 'react'
import { CopyButton } from '#web/ui/copy-button.tsx'
import type { PageLook } from './embed-options.tsx'
import styles from './portal.module.css'
import type { Roaster } from './portal-frame.tsx'
import { USUAL_WIDTH } from './widget-preview.tsx'

export function Snippet({ label, text }: { label: string; text: string }) {
  const id = useId()
  return (
    <div className={styles.snippet}>
      <h3 id={id}>{label}</h3>
      <textarea
        readOnly
        rows={4}
        value={text}
        aria-labelledby={id}
        spellCheck={false}
        translate="no"
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={text} />
    </div>
  )
}

/** The server's snippet with the options of this page. It has no theme or color, so it follows the saved settings. */
export function widgetSnippet(snippet: string, look: PageLook): string {
  const attributes = Object.entries(chosen(look)).map(([name, value]) => ` data-${name}="${value}"`)
  return snippet.replace('></div>', `${attributes.join('')}></div>`).replace('</script><div', '</script>\n<div')
}

/** The heights that the layouts need on a phone, with a visitor's grinder. */
const FRAME_HEIGHTS = { card: 600, inline: 370, badge: 80 }

/** The same as an iframe, which also follows the saved settings. */
export function frameSnippet({ slug, name }: Roaster, look: PageLook): string {
  const address = new URL(`/embed/${slug}`, window.location.origin)
  const query = { layout: look.layout, ...chosen(look) }
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value)
  const title = t`Recipes by ${name}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<iframe src="${address.href.replaceAll('&', '&amp;')}" title="${title}"\n  width="100%" height="${FRAME_HEIGHTS[look.layout]}" loading="lazy" style="border:0"></iframe>`
}

/** Options that differ from the defaults, by name; attributes and query parameters have the same names. */
function chosen({ layout, coffee, language, width }: PageLook): Record<string, string> {
  return {
    ...(layout !== 'card' && { layout }),
    ...(coffee && { coffee }),
    ...(language && { lang: language }),
    ...(width !== USUAL_WIDTH && { width: String(width) }),
  }
}
