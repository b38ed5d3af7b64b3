import { Page } from '../../ui/page.tsx'

export default function NewCoffee() {
  return <Page title="NewCoffee">…</Page>
}
