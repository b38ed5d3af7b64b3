/** Joins names as a sentence does: "V60, Chemex, and AeroPress". */
import { i18n } from '@lingui/core'

export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names)
