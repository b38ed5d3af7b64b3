import { Page } from '../../ui/page.tsx'

export default function Timer() {
  return <Page title="Timer">…</Page>
}
