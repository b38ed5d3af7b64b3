/** Activates English for tests of the web app's code, which otherwise has no language. */
import { i18n } from '@lingui/core'
import { compileCatalog } from '../../scripts/messages/compile.ts'

const messages = { ...(await compileCatalog('en', 'start')), ...(await compileCatalog('en', 'screens')) }
i18n.loadAndActivate({ locale: 'en', messages })
