import { Page } from '../../ui/page.tsx'

export default function Library() {
  return <Page title="Library">…</Page>
}
