import { Page } from '../../ui/page.tsx'

export default function Roaster() {
  return <Page title="Roaster">…</Page>
}
