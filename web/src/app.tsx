/** The whole app: the frame, and the screen that the address names. */
import { Component, type ReactNode, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { routes } from './routes.tsx'
import { Shell } from './shell/shell.tsx'
import { Button } from './ui/button.tsx'
import { Page } from './ui/page.tsx'
import { Loading } from './ui/states.tsx'

export const App = () => (
  <Shell>
    <Trouble>
      <Suspense fallback={<Loading height="100vh" />}>
        <Switch>
          {routes.map(({ path, screen: Screen }) => (
            <Route key={path} path={path}>
              {(params) => <Screen params={params as Record<string, string>} />}
            </Route>
          ))}
        </Switch>
      </Suspense>
    </Trouble>
  </Shell>
)

/** A mistake of ours, or a part of the app that didn't arrive, is said on the page instead of leaving it blank. */
class Trouble extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Page title="Something went wrong" lead="This part of the page could not be shown." narrow>
        <Button onClick={() => window.location.reload()}>Load it again</Button>
      </Page>
    )
  }
}
