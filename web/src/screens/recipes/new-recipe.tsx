import { Page } from '../../ui/page.tsx'

export default function NewRecipe() {
  return <Page title="NewRecipe">…</Page>
}
