/** Preview of the embed widget with these settings; its views aren't counted. */
import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import type { TranslatedLanguage } from '#i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import styles from './portal.module.css'

export interface Look {
  accentColor: string
  theme: 'auto' | 'light' | 'dark'
  units: 'auto' | 'metric' | 'us'
  showPoweredBy: boolean
  layout: 'card' | 'inline' | 'badge'
  /** Slug of the coffee; empty for all coffees. */
  coffee: string
  /** Empty for the language of the page. */
  language: '' | TranslatedLanguage
  /** Maximum width in pixels. */
  width: number
}

/** The width without `data-width`, and its limits. */
export const USUAL_WIDTH = 560
export const [MIN_WIDTH, MAX_WIDTH] = [280, 1200]

const SCRIPT = '/embed/widget.js'

declare global {
  interface Window {
    __serviceWidgetInit?: () => void
  }
}

export function WidgetPreview({ slug, look }: { slug: string; look: Look }) {
  const room = useRef<HTMLElement>(null)
  const { accentColor, theme, units, showPoweredBy, layout, coffee, language, width } = look
  const own = useLanguage()
  const lang = language || own
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
      width: String(width),
      ...(coffee && { coffee }),
    }
    Object.assign(element.dataset, attributes)
    // A chosen width is shown as on a page with enough room; the preview scrolls.
    if (width !== USUAL_WIDTH) element.style.width = `${width}px`
    // The widget reads its element only once: other settings need a new element.
    room.current?.replaceChildren(element)
    void loadWidget().then(() => window.__serviceWidgetInit?.())
  }, [slug, accentColor, theme, units, lang, showPoweredBy, layout, coffee, width])
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
