import { Page } from '../../ui/page.tsx'

export default function Dashboard() {
  return <Page title="Dashboard">…</Page>
}
