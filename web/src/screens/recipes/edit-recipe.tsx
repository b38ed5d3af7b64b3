import { Page } from '../../ui/page.tsx'

export default function EditRecipe() {
  return <Page title="EditRecipe">…</Page>
}
