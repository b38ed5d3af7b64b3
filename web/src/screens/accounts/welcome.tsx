import { Page } from '../../ui/page.tsx'

export default function Welcome() {
  return <Page title="Welcome">…</Page>
}
