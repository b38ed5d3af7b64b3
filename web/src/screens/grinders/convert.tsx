import { Page } from '../../ui/page.tsx'

export default function Convert() {
  return <Page title="Convert">…</Page>
}
