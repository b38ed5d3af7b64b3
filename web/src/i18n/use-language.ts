/** The language that is shown, and how to choose another. */
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
  // Requests under way would be dropped, and nothing would ask again.
  if (language === i18n.locale) return
  // Responses contain sentences of the server.
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
