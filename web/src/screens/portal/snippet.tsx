/** HTML to paste into a page, ready to be copied. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import styles from './portal.module.css'
import type { Roaster } from './portal-frame.tsx'
import type { Look } from './widget-preview.tsx'

export function Snippet({ label, text }: { label: string; text: string }) {
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
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
        <Trans>Copy</Trans>
      </Button>
    </div>
  )
}

/** The server's own snippet with this page's layout and coffee. Without a theme or color it follows what is saved. */
export function widgetSnippet(snippet: string, { layout, coffee }: Look): string {
  const attributes = [layout !== 'card' && ` data-layout="${layout}"`, coffee && ` data-coffee="${coffee}"`]
  return snippet
    .replace('></div>', `${attributes.filter(Boolean).join('')}></div>`)
    .replace('</script><div', '</script>\n<div')
}

/** The same as an iframe: without a theme or color in its address it follows what is saved, too. */
export function frameSnippet({ slug, name }: Roaster, { layout, coffee }: Look): string {
  const address = new URL(`/embed/${slug}`, window.location.origin)
  address.searchParams.set('layout', layout)
  if (coffee) address.searchParams.set('coffee', coffee)
  const title = t`Recipes by ${name}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<iframe src="${address.href.replaceAll('&', '&amp;')}" title="${title}"\n  width="100%" height="520" loading="lazy" style="border:0"></iframe>`
}
