/** Where messages for people are found, and in which languages: `npm run messages` updates locales/*.po. */
import { extractor as macroExtractor } from '@lingui/cli/api'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { messageExtractor } from './scripts/messages/extract.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from './src/i18n/languages.ts'

export default defineConfig({
  sourceLocale: DEFAULT_LANGUAGE,
  locales: Object.keys(LANGUAGES),
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['src', 'web/src'],
      exclude: ['**/*.d.ts', 'web/src/api/schema.ts'],
    },
  ],
  extractors: [messageExtractor, macroExtractor],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: false }),
  orderBy: 'message',
})
