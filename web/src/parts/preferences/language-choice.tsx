/** Select field for the language, each by its own name. */
import { t } from '@lingui/core/macro'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useChooseLanguage } from '../../state/account-preferences.ts'
import { SelectField } from '../../ui/fields.tsx'

const OPTIONS = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))

export function LanguageChoice() {
  const language = useLanguage()
  const choose = useChooseLanguage()
  return (
    <SelectField
      label={t`Language`}
      value={language}
      onChange={(value) => choose(value as Language)}
      options={OPTIONS}
    />
  )
}
