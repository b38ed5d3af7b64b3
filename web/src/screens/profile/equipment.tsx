import { Page } from '../../ui/page.tsx'

export default function Equipment() {
  return <Page title="Equipment">…</Page>
}
