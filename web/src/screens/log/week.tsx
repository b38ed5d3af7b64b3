import { Page } from '../../ui/page.tsx'

export default function Week() {
  return <Page title="Week">…</Page>
}
