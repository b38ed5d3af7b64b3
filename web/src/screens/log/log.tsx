import { Page } from '../../ui/page.tsx'

export default function Log() {
  return <Page title="Log">…</Page>
}
