import { Page } from '../../ui/page.tsx'

export default function Saved() {
  return <Page title="Saved">…</Page>
}
