import { Page } from '../../ui/page.tsx'

export default function Taste() {
  return <Page title="Taste">…</Page>
}
