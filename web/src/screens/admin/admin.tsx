/** All admin screens in one chunk: few people need them, and those who do switch between them all the time. */
import { Route, Switch } from 'wouter'
import type { Screen } from '#web/ui/screen.ts'
import Audit from './audit.tsx'
import Claims from './claims.tsx'
import Content from './content.tsx'
import EditFacts from './edit-facts.tsx'
import Invites from './invites.tsx'
import Member from './member.tsx'
import Members from './members.tsx'
import Overview from './overview.tsx'
import Queue from './queue.tsx'
import Settings from './settings.tsx'
import Suggestions from './suggestions.tsx'

const SCREENS: readonly (readonly [path: string, screen: Screen])[] = [
  ['/admin', Overview],
  ['/admin/queue', Queue],
  ['/admin/members', Members],
  ['/admin/members/:id', Member as Screen],
  ['/admin/content', Content],
  ['/admin/coffees/:id', EditFacts as Screen],
  ['/admin/claims', Claims],
  ['/admin/equipment', Suggestions],
  ['/admin/invites', Invites],
  ['/admin/settings', Settings],
  ['/admin/audit', Audit],
]

export default function Admin() {
  return (
    <Switch>
      {SCREENS.map(([path, Screen]) => (
        <Route key={path} path={path}>
          {(params) => <Screen params={params as Record<string, string>} />}
        </Route>
      ))}
    </Switch>
  )
}
