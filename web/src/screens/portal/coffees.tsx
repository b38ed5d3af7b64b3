import { Page } from '../../ui/page.tsx'

export default function Coffees() {
  return <Page title="Coffees">…</Page>
}
