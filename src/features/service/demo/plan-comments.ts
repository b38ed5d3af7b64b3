/** Plans the comments on demo recipes: mostly praise after upvotes, criticism after downvotes, replies by authors. */

import type { Scene } from './plan-activity.ts'
import { after, toTimestamp } from './timeline.ts'
import type { DemoComment, PlannedComment, PlannedRecipe, PlannedVote } from './types.ts'

/** A line that appears more often would look generated. */
const MAX_USES = 3

const TONES_AFTER: Record<PlannedVote['vote'], readonly DemoComment['tone'][]> = {
  UP: ['praise', 'praise', 'praise', 'question', 'tip', 'tip'],
  DOWN: ['critique', 'critique', 'question'],
}

export function planComments(scene: Scene, votes: readonly PlannedVote[]): PlannedComment[] {
  const { random, content, recipes } = scene
  const lines = createLines(scene)
  const comments: PlannedComment[] = []
  for (const { recipe: index, member, vote, createdAt } of votes) {
    if (!random.chance(0.13)) continue
    const recipe = recipes[index]!
    const line = lines.draw(random.pick(TONES_AFTER[vote]), recipe, index, member)
    if (!line) continue
    const saidAt = toTimestamp(after(random, Date.parse(createdAt), scene.now, 1))
    comments.push({ recipe: index, member, body: line.body, createdAt: saidAt })

    const thanks = line.tone === 'praise' ? content.comments.filter(({ tone }) => tone === 'reply') : []
    const reply = line.answer ?? (thanks.length > 0 ? random.pick(thanks).body : undefined)
    if (!reply || !random.chance(line.answer ? 0.7 : 0.2) || !lines.isFresh(reply, index, recipe.author)) continue
    lines.use(reply, index, recipe.author)
    const repliedAt = toTimestamp(after(random, Date.parse(saidAt) + 60_000, scene.now, 0.5))
    comments.push({ recipe: index, member: recipe.author, body: reply, createdAt: repliedAt })
  }
  return comments
}

/** Counts uses, so that no member repeats a line and no recipe shows one twice. */
function createLines({ random, content }: Scene) {
  const uses = new Map<string, number>()
  const said = new Set<string>()
  const isFresh = (body: string, recipe: number, member: string): boolean =>
    (uses.get(body) ?? 0) < MAX_USES && !said.has(`${recipe}\n${body}`) && !said.has(`${member}\n${body}`)
  const use = (body: string, recipe: number, member: string): void => {
    uses.set(body, (uses.get(body) ?? 0) + 1)
    said.add(`${recipe}\n${body}`).add(`${member}\n${body}`)
  }
  return {
    isFresh,
    use,
    draw(tone: DemoComment['tone'], recipe: PlannedRecipe, index: number, member: string): DemoComment | undefined {
      const fitting = content.comments.filter(
        (line) =>
          line.tone === tone &&
          (line.method === null || line.method === recipe.brewMethod) &&
          !line.not?.includes(recipe.brewMethod) &&
          isFresh(line.body, index, member),
      )
      if (fitting.length === 0) return undefined
      // Prefers lines about the method to lines that fit everywhere.
      const line = random.weighted(fitting, ({ method }) => (method === null ? 1 : 3))
      use(line.body, index, member)
      return line
    },
  }
}
