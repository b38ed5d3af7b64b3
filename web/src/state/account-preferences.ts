/** Also stores the reader's language and units in the account, for mails and other devices. */
import { useEffect } from 'react'
import { readUnits, type UnitChoice, type Units } from '#domain/units/reader-units.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import type { Input, Reply } from '../api/client.ts'
import { useRead, useWrite } from '../api/hooks.ts'
import { readChosenLanguage } from '../i18n/language.ts'
import { chooseLanguage } from '../i18n/use-language.ts'
import { useLocalStorage } from './local-storage.ts'
import { useViewer } from './session.ts'
import { chooseUnits, hasChosenUnits, readChosenUnits, UNSENT_PREFERENCES_KEY, useUnits } from './units.ts'

/** Undefined means the default of the region. */
export type ChooseUnit = <K extends UnitChoice>(name: K, value: Units[K] | undefined) => void

export function useChooseUnit(): { choose: ChooseUnit; error: string | undefined } {
  const viewer = useViewer()
  const { chosen } = useUnits()
  const save = useWrite('patchPreferences', { invalidates: ['getPreferences'] })
  return {
    choose: (name, value) => {
      const { [name]: _, ...others } = chosen ?? {}
      const units = (value === undefined ? others : { ...others, [name]: value }) as Partial<Units>
      chooseUnits(units)
      if (viewer) save.mutate({ body: { units } })
    },
    error: save.error?.message,
  }
}

export function useChooseLanguage(): (language: Language) => void {
  const viewer = useViewer()
  const save = useWrite('patchPreferences')
  return (language) => {
    if (viewer) save.mutate({ body: { language } })
    void chooseLanguage(language)
  }
}

/** After a sign-in, a browser without choices takes the account's, and an account without any takes the browser's. */
export function useAccountPreferences(): void {
  const viewer = useViewer()
  const isUnchosen = useUnits().chosen === null || readChosenLanguage() === undefined
  const [isUnsent, setUnsent] = useLocalStorage<boolean>(UNSENT_PREFERENCES_KEY)
  const { data } = useRead('getPreferences', undefined, {
    enabled: Boolean(viewer) && (isUnchosen || isUnsent === true),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { mutate } = useWrite('patchPreferences', {
    invalidates: ['getPreferences'],
    onSuccess: () => setUnsent(null),
  })
  const preferences = data?.preferences
  useEffect(() => {
    if (!viewer || !preferences || isUnsent !== true) return
    const body = choicesFor(preferences)
    if (body) mutate({ body })
    else setUnsent(null)
  }, [viewer, preferences, isUnsent, mutate, setUnsent])
  const { units, language } = preferences ?? {}
  useEffect(() => {
    if (viewer && units && !hasChosenUnits()) chooseUnits(readUnits(units))
  }, [viewer, units])
  useEffect(() => {
    if (viewer && isLanguage(language) && readChosenLanguage() === undefined) void chooseLanguage(language)
  }, [viewer, language])
}

type Preferences = Reply<'getPreferences'>['preferences']

/** What was chosen in this browser and isn't in the account; undefined if nothing. */
function choicesFor({ units, language }: Preferences): Input<'patchPreferences'>['body'] | undefined {
  const chosen = units === null ? readChosenUnits() : null
  const chosenLanguage = language === null ? readChosenLanguage() : undefined
  const hasUnits = chosen !== null && Object.keys(chosen).length > 0
  const body = { ...(hasUnits && { units: chosen }), ...(chosenLanguage && { language: chosenLanguage }) }
  return Object.keys(body).length > 0 ? body : undefined
}
