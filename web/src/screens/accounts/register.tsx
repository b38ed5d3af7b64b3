import { Page } from '../../ui/page.tsx'

export default function Register() {
  return <Page title="Register">…</Page>
}
