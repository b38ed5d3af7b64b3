import { Page } from '../../ui/page.tsx'

export default function Feed() {
  return <Page title="Feed">…</Page>
}
