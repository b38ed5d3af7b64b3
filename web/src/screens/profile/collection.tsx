import { Page } from '../../ui/page.tsx'

export default function Collection() {
  return <Page title="Collection">…</Page>
}
