/** HTML to paste into a page, ready to be copied. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { PageLook } from './embed-options.tsx'
import styles from './portal.module.css'
import type { Roaster } from './portal-frame.tsx'
import { USUAL_WIDTH } from './widget-preview.tsx'

/** How long the button says "Copied". */
const COPIED_MS = 2000

export function Snippet({ label, text }: { label: string; text: string }) {
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      toast(t`Copied`)
    } catch {
      toast(t`Couldn't copy. Select the text and copy it yourself.`)
    }
  }
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
      <Button look="quiet" onClick={copy}>
        {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
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
