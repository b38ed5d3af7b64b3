import { Page } from '../../ui/page.tsx'

export default function Roasters() {
  return <Page title="Roasters">…</Page>
}
