import { Page } from '../../ui/page.tsx'

export default function Recipe() {
  return <Page title="Recipe">…</Page>
}
