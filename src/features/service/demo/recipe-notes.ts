/** Notes of the demo recipes: prepared lines, filled in with the recipe's figures. */

import { formatDuration } from '../../../domain/measures.ts'
import type { Random } from './random.ts'
import type { DemoContent, PlannedRecipe, RecipeNote } from './types.ts'

type Noted = Omit<PlannedRecipe, 'createdAt'>

/** Readers notice a plain line that repeats; lines with figures look different each time. */
const MAX_USES = { plain: 2, withFigures: 4 }

/** Chooses notes so that no member repeats a line and no line is used too often. */
export function createNotebook(random: Random, notes: DemoContent['notes']['recipes']) {
  const uses = new Map<string, number>()
  const written = new Set<string>()
  return {
    /** Returns null if none of the remaining lines is true of this recipe. */
    write(recipe: Noted, filterType: string | undefined): string | null {
      const fitting = (notes[recipe.brewMethod] ?? []).filter((note) => {
        const most = note.text.includes('{') ? MAX_USES.withFigures : MAX_USES.plain
        const isFresh = (uses.get(note.text) ?? 0) < most && !written.has(`${recipe.author} ${note.text}`)
        return isFresh && isTrueOf(note, recipe, filterType)
      })
      if (fitting.length === 0) return null
      const { text } = random.pick(fitting)
      uses.set(text, (uses.get(text) ?? 0) + 1)
      written.add(`${recipe.author} ${text}`)
      return fillIn(text, recipe)
    },
  }
}

export type Notebook = ReturnType<typeof createNotebook>

function isTrueOf(note: RecipeNote, recipe: Noted, filterType: string | undefined): boolean {
  if (note.filter && note.filter !== filterType) return false
  if (note.machines && !note.machines.some((prefix) => recipe.machine.startsWith(prefix))) return false
  return recipe.brewTimeSeconds !== null || !note.text.includes('{time}')
}

function fillIn(text: string, { doseGrams, waterGrams, brewTimeSeconds }: Noted): string {
  const figures: Record<string, string> = {
    dose: String(doseGrams),
    water: String(waterGrams),
    bloom: String(toFive(doseGrams * 2.5)),
    half: String(toFive(waterGrams / 2)),
    twoThirds: String(toFive((waterGrams * 2) / 3)),
    time: formatDuration(brewTimeSeconds ?? 0),
  }
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => figures[name] ?? placeholder)
}

const toFive = (grams: number): number => Math.round(grams / 5) * 5
