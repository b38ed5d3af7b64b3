/** Keeps the reader's language and units in the account too, so that mails and other devices have them. */
import { useEffect } from 'react'
import { readUnits, type UnitChoice, type Units } from '#domain/units/reader-units.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { useRead, useWrite } from '../api/hooks.ts'
import { readChosenLanguage } from '../i18n/language.ts'
import { chooseLanguage } from '../i18n/use-language.ts'
import { useViewer } from './session.ts'
import { chooseUnits, hasChosenUnits, useUnits } from './units.ts'

/** Undefined is "as usual in the region". */
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

/** After a sign-in, a browser in which nothing was chosen takes what the account has. */
export function useAccountPreferences(): void {
  const viewer = useViewer()
  const isUnchosen = useUnits().chosen === null || readChosenLanguage() === undefined
  const { data } = useRead('getPreferences', undefined, {
    enabled: Boolean(viewer) && isUnchosen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { units, language } = data?.preferences ?? {}
  useEffect(() => {
    if (viewer && units && !hasChosenUnits()) chooseUnits(readUnits(units))
  }, [viewer, units])
  useEffect(() => {
    if (viewer && isLanguage(language) && readChosenLanguage() === undefined) void chooseLanguage(language)
  }, [viewer, language])
}
