import { Page } from '../../ui/page.tsx'

export default function Profile() {
  return <Page title="Profile">…</Page>
}
