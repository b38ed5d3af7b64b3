/** The app: shell, error boundary and the screen of the current route. */
import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { routes } from './routes.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Shell } from './shell/shell.tsx'
import { Loading } from './ui/states.tsx'

export const App = () => (
  <Shell>
    <ErrorBoundary>
      <Suspense fallback={<Loading height="100vh" />}>
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
