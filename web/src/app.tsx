/** The app: shell, error boundary and the screen of the current route, in the reader's language. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { useLanguage } from './i18n/use-language.ts'
import { routes } from './routes.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Shell } from './shell/shell.tsx'
import { PageLoading } from './ui/page.tsx'

/** Remounts everything when the language changes, so that no text of the previous one is left. */
export const LocalizedApp = () => (
  <I18nProvider i18n={i18n}>
    <App key={useLanguage()} />
  </I18nProvider>
)

const App = () => (
  <Shell>
    <ErrorBoundary>
      <Suspense fallback={<PageLoading />}>
        <Switch>
          {routes.map(({ path, screen: Screen }) => (
            <Route key={path} path={path}>
              {(params) => <Screen params={params as Record<string, string>} />}
            </Route>
          ))}
        </Switch>
      </Suspense>
    </ErrorBoundary>
  </Shell>
)
