/** The web app manifest, which makes the app installable, in the reader's language. */
import { COLORS, NAME } from '../../../domain/brand.ts'
import { isPseudoLanguage, type Language } from '../../../i18n/languages.ts'
import { message } from '../../../i18n/message.ts'
import { translate } from '../../../i18n/translate.ts'

const ICON = { src: '/icon-192.png', type: 'image/png', sizes: '192x192' }

/** The screenshots that `scripts/screenshots.ts` takes in each language. */
export const SCREENSHOTS = [
  { name: 'dial-in', width: 780, height: 1688, label: message('Where to set the dial for this coffee') },
  { name: 'recipe', width: 780, height: 1688, label: message('A recipe, converted to your grinder') },
  { name: 'timer', width: 780, height: 1688, label: message('A timer with every step') },
  { name: 'dial-in-wide', width: 1280, height: 800, label: message('Where to set the dial for this coffee') },
] as const

export const screenshotPath = (name: string, language: Language): string => `/screenshots/${name}-${language}.webp`

export function webManifest(language: Language): object {
  const t = (text: Parameters<typeof translate>[1]) => translate(language, text)
  const pictured = isPseudoLanguage(language) ? 'en' : language
  return {
    id: '/',
    name: NAME,
    short_name: NAME,
    description: t(
      message('Coffee recipes for your equipment and your taste, with an honest grind setting on any grinder.'),
    ),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: COLORS.paper[0],
    theme_color: COLORS.paper[0],
    categories: ['food', 'lifestyle'],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ICON,
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t(message('Dial in')), url: '/', icons: [ICON] },
      { name: t(message('Brew timer')), url: '/timer', icons: [ICON] },
      { name: t(message('Log a brew')), url: '/log/new', icons: [ICON] },
    ],
    screenshots: SCREENSHOTS.map(({ name, width, height, label }) => ({
      src: screenshotPath(name, pictured),
      type: 'image/webp',
      sizes: `${width}x${height}`,
      form_factor: width > height ? 'wide' : 'narrow',
      label: t(label),
    })),
    share_target: { action: '/open', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  }
}
