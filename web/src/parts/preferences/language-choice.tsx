/** Select field for the language, each by its own name. */
import { t } from '@lingui/core/macro'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { chooseLanguage, useLanguage } from '../../i18n/use-language.ts'
import { SelectField } from '../../ui/fields.tsx'

const OPTIONS = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))

export const LanguageChoice = () => (
  <SelectField
    label={t`Language`}
    value={useLanguage()}
    onChange={(language) => void chooseLanguage(language as Language)}
    options={OPTIONS}
  />
)
