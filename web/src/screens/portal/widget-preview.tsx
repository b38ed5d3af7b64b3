/** Preview of the embed widget with these settings; its views aren't counted. */
import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import styles from './portal.module.css'

export interface Look {
  accentColor: string
  theme: 'light' | 'dark'
  units: 'auto' | 'metric' | 'us'
  showPoweredBy: boolean
  layout: 'card' | 'inline' | 'badge'
  /** Its slug; empty for all. */
  coffee: string
}

const SCRIPT = '/embed/widget.js'

declare global {
  interface Window {
    __serviceWidgetInit?: () => void
  }
}

export function WidgetPreview({ slug, look }: { slug: string; look: Look }) {
  const room = useRef<HTMLElement>(null)
  const { accentColor, theme, units, showPoweredBy, layout, coffee } = look
  const lang = useLanguage()
  useEffect(() => {
    const element = document.createElement('div')
    const attributes = {
      serviceWidget: slug,
      preview: '',
      theme,
      layout,
      accentColor,
      units,
      lang,
      showPoweredBy: String(showPoweredBy),
      ...(coffee && { coffee }),
    }
    Object.assign(element.dataset, attributes)
    // The widget reads its element only once: other settings need a new element.
    room.current?.replaceChildren(element)
    void loadWidget().then(() => window.__serviceWidgetInit?.())
  }, [slug, accentColor, theme, units, lang, showPoweredBy, layout, coffee])
  return <section ref={room} className={styles.preview} data-on={theme} aria-label={t`Widget preview`} />
}

let loading: Promise<void> | undefined

function loadWidget(): Promise<void> {
  loading ??= new Promise((done, failed) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => done()
    script.onerror = () => {
      loading = undefined
      failed(new Error('The widget could not be loaded'))
    }
    document.head.append(script)
  })
  return loading
}
