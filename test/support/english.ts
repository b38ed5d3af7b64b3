/** Makes the reader's language English for tests of the web app's code, whatever the language of the machine is. */
import { i18n } from '@lingui/core'
import { compileCatalog } from '../../scripts/messages/compile.ts'

// Node takes these from the environment.
Object.defineProperty(navigator, 'languages', { value: ['en-US'] })
Object.defineProperty(navigator, 'language', { value: 'en-US' })

const messages = { ...(await compileCatalog('en', 'start')), ...(await compileCatalog('en', 'screens')) }
i18n.loadAndActivate({ locale: 'en', messages })
