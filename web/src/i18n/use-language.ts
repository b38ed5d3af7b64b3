/** The current language, and how to choose another. */
import { i18n } from '@lingui/core'
import { useSyncExternalStore } from 'react'
import type { Language } from '#i18n/languages.ts'
import { queryClient } from '../api/hooks.ts'
import { writeChosenLanguage } from './language.ts'
import { activateLanguage } from './messages.ts'

const subscribe = (listener: () => void): (() => void) => i18n.on('change', listener)

export const useLanguage = (): Language => useSyncExternalStore(subscribe, () => i18n.locale as Language)

export async function chooseLanguage(language: Language): Promise<void> {
  writeChosenLanguage(language)
  removeLanguageFromUrl()
  // Clearing the cache would drop pending requests, and nothing would send them again.
  if (language === i18n.locale) return
  // Cached responses contain sentences in the previous language.
  queryClient.clear()
  await activateLanguage(language)
}

/** Otherwise a reload would show the language of the URL again. */
function removeLanguageFromUrl(): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', url)
}
