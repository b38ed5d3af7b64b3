import { Page } from '../../ui/page.tsx'

export default function Settings() {
  return <Page title="Settings">…</Page>
}
