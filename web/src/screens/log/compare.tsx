import { Page } from '../../ui/page.tsx'

export default function Compare() {
  return <Page title="Compare">…</Page>
}
