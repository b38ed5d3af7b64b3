import { Page } from '../../ui/page.tsx'

export default function Brew() {
  return <Page title="Brew">…</Page>
}
