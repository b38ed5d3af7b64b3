import { Page } from '../../ui/page.tsx'

export default function NewBrew() {
  return <Page title="NewBrew">…</Page>
}
