/** The language of a mail. */
import { DEFAULT_LANGUAGE, type Language, matchLanguage } from '../i18n/languages.ts'

/** The account's, else that of the request that causes the mail, else English. */
export const mailLanguage = (account: { language: string | null } | undefined, wanted?: Language): Language =>
  matchLanguage(account?.language ? [account.language] : []) ?? wanted ?? DEFAULT_LANGUAGE
