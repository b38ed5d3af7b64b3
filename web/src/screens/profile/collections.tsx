import { Page } from '../../ui/page.tsx'

export default function Collections() {
  return <Page title="Collections">…</Page>
}
