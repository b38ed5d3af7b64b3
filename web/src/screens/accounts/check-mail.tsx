import { Page } from '../../ui/page.tsx'

export default function CheckMail() {
  return <Page title="CheckMail">…</Page>
}
