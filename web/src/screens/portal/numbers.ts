/** Formats counts and percentages. */
import { i18n } from '@lingui/core'

export const count = (value: number): string => value.toLocaleString(i18n.locale)

export const percent = (share: number): string =>
  share.toLocaleString(i18n.locale, { style: 'percent', maximumFractionDigits: 1 })
