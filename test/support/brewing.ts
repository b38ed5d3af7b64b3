/** Finds equipment by its slug, and publishes recipes with votes through the API. */
import type { Db } from '#src/db/open.ts'
import type { NewRow } from '#src/db/tables.ts'
import { wilsonScore } from '#src/domain/wilson.ts'
import type { Member, TestApp } from './app.ts'
import { insertCoffee } from './community.ts'

type Kind = 'grinders' | 'machines' | 'filters'

export function idOf({ app }: TestApp, kind: Kind, slug: string): number {
  const list: readonly { slug: string; id: number }[] = app.catalog[kind]
  const found = list.find((each) => each.slug === slug)
  if (!found) throw new Error(`no ${slug} in the catalog`)
  return found.id
}

export async function coffeeOf({ app }: TestApp, values: Partial<NewRow<'coffees'>> = {}): Promise<number> {
  return (await insertCoffee(app.db, values)).id
}

/** Publishes a V60 recipe on a Comandante by default. */
export async function publish(
  test: TestApp,
  author: Member,
  coffeeProfileId: number,
  { votes, ...changes }: { votes?: [up: number, down: number]; [field: string]: unknown } = {},
): Promise<number> {
  const recipe = {
    coffeeProfileId,
    grinderId: idOf(test, 'grinders', 'comandante-c40-mk4'),
    machineId: idOf(test, 'machines', 'hario-v60-02'),
    grindSetting: 24,
    ratio: 16,
    doseGrams: 15,
    waterGrams: 240,
    ...changes,
  }
  const { status, body } = await test.post('/api/community-recipes', recipe, { token: author.token })
  if (status !== 201) throw new Error(`publishing answered ${status}: ${body.error}`)
  if (votes) await giveVotes(test.app.db, body.id, ...votes)
  return body.id
}

export async function giveVotes(db: Db, recipeId: number, upvotes: number, downvotes: number): Promise<void> {
  await db
    .updateTable('recipes')
    .set({ upvotes, downvotes, wilson: wilsonScore(upvotes, downvotes) })
    .where('id', '=', recipeId)
    .execute()
}
