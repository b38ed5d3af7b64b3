import { Page } from '../../ui/page.tsx'

export default function Claim() {
  return <Page title="Claim">…</Page>
}
