import { Page } from '../../ui/page.tsx'

export default function Grinders() {
  return <Page title="Grinders">…</Page>
}
