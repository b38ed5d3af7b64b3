import { Page } from '../../ui/page.tsx'

export default function DialIn() {
  return <Page title="DialIn">…</Page>
}
