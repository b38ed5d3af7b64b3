import { Page } from '../../ui/page.tsx'

export default function OwnRecipes() {
  return <Page title="OwnRecipes">…</Page>
}
