import { Page } from '../../ui/page.tsx'

export default function Calibrate() {
  return <Page title="Calibrate">…</Page>
}
