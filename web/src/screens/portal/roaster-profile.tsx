import { Page } from '../../ui/page.tsx'

export default function RoasterProfile() {
  return <Page title="RoasterProfile">…</Page>
}
