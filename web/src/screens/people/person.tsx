import { Page } from '../../ui/page.tsx'

export default function Person() {
  return <Page title="Person">…</Page>
}
