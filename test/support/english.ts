/** Activates English for tests of the web app's code, which otherwise has no language. */
import { i18n } from '@lingui/core'

i18n.loadAndActivate({ locale: 'en', messages: {} })
