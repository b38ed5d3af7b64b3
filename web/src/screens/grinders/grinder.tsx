import { Page } from '../../ui/page.tsx'

export default function Grinder() {
  return <Page title="Grinder">…</Page>
}
