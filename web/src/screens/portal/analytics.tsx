import { Page } from '../../ui/page.tsx'

export default function Analytics() {
  return <Page title="Analytics">…</Page>
}
