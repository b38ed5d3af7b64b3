import { Page } from '../../ui/page.tsx'

export default function Coffee() {
  return <Page title="Coffee">…</Page>
}
