import { Page } from '../../ui/page.tsx'

export default function Embed() {
  return <Page title="Embed">…</Page>
}
