import { Page } from '../../ui/page.tsx'

export default function Recipes() {
  return <Page title="Recipes">…</Page>
}
