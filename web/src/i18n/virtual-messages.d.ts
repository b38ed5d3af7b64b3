/** Made by messages-plugin.ts from locales/*.po. */
declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core'
  import type { TranslatedLanguage } from '#i18n/languages.ts'

  type Loaders = Readonly<Record<TranslatedLanguage, () => Promise<{ default: Messages }>>>

  export const start: Loaders
  export const screens: Loaders
}
