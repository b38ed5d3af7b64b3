/** Finds the brewers and grinders that the words of a search name: "hario v60", "pour over", "commandante". */
import { METHOD_WORDS } from './method-words.ts'
import { beginningHits, buildNameIndex, exactHits, misspeltHits, type Named, type NameIndex } from './name-index.ts'

export interface NamedGrinder extends Named {
  id: number
}
export interface NamedMachine extends NamedGrinder {
  brewMethod: string
}
interface NamedMethod {
  id: string
  name: string
}

/** The equipment that a word, or two words read as one, may name. */
export interface EquipmentWord {
  words: readonly string[]
  machineIds: ReadonlySet<number>
  grinderIds: ReadonlySet<number>
}

/** A name in the index, with all the equipment that it refers to. */
interface Entry extends Named {
  machineIds: readonly number[]
  grinderIds: readonly number[]
}

export type EquipmentNames = NameIndex<Entry>

/** A shorter word is too unspecific alone. */
const MIN_WORD_LENGTH = 3

export function indexEquipment(
  methods: readonly NamedMethod[],
  machines: readonly NamedMachine[],
  grinders: readonly NamedGrinder[],
): EquipmentNames {
  const called = methods.flatMap(({ id, name }) =>
    [name, ...searchedBy(id)].map((model) => ({
      slug: id,
      brand: '',
      model,
      machineIds: machines.filter(({ brewMethod }) => brewMethod === id).map((machine) => machine.id),
      grinderIds: [],
    })),
  )
  return buildNameIndex<Entry>([
    ...called,
    ...machines.map(({ id, slug, brand, model }) => ({ slug, brand, model, machineIds: [id], grinderIds: [] })),
    ...grinders.map(({ id, slug, brand, model }) => ({ slug, brand, model, machineIds: [], grinderIds: [id] })),
  ])
}

function searchedBy(methodId: string): string[] {
  const { words = [], inSearch = [] } = METHOD_WORDS[methodId] ?? {}
  return [...words, ...inSearch]
}

/**
 * Returns each word with the equipment whose name contains it, or contains a word that begins with it. Two words that
 * are written as one in a name ("aero press") both match it. They are read as one word if either is too short on its
 * own ("jx pro", "k max").
 */
export function readEquipmentWords(names: EquipmentNames, words: readonly string[]): EquipmentWord[] {
  const read: EquipmentWord[] = []
  for (let i = 0; i < words.length; i++) {
    const [before, word, behind] = [words[i - 1], words[i]!, words[i + 1]]
    const withNext = behind === undefined ? [] : namedBy(names, word + behind)
    if (withNext.length > 0 && (isShort(word) || isShort(behind!))) {
      read.push(toWord([word, behind!], withNext))
      i++
      continue
    }
    const withLast = before === undefined ? [] : namedBy(names, before + word)
    read.push(toWord([word], [...beginning(names, word), ...withNext, ...withLast]))
  }
  return read
}

/** Returns the equipment that a misspelled word may mean. */
export const guessEquipment = (names: EquipmentNames, word: string): EquipmentWord =>
  toWord([word], entriesOf(misspeltHits(names, word)))

export const namesNothing = ({ machineIds, grinderIds }: EquipmentWord): boolean =>
  machineIds.size === 0 && grinderIds.size === 0

const isShort = ({ length }: string): boolean => length < MIN_WORD_LENGTH

const namedBy = (names: EquipmentNames, word: string): Entry[] => entriesOf(exactHits(names, word))

const beginning = (names: EquipmentNames, word: string): Entry[] =>
  isShort(word) ? namedBy(names, word) : [...namedBy(names, word), ...entriesOf(beginningHits(names, word))]

const entriesOf = (hits: ReturnType<typeof exactHits<Entry>>): Entry[] => [...hits.keys()].map(({ grinder }) => grinder)

const toWord = (words: readonly string[], entries: readonly Entry[]): EquipmentWord => ({
  words,
  machineIds: new Set(entries.flatMap(({ machineIds }) => machineIds)),
  grinderIds: new Set(entries.flatMap(({ grinderIds }) => grinderIds)),
})

/** Recipes with these brewers and these grinders; a missing list means any. */
export interface EquipmentPart {
  machineIds?: readonly number[]
  grinderIds?: readonly number[]
}

/**
 * Returns the combinations of a brewer and a grinder in which every word matches one of the two. No combination is in
 * two of the parts.
 */
export function partsWith(
  words: readonly EquipmentWord[],
  machineIds: readonly number[],
  grinderIds: readonly number[],
): EquipmentPart[] {
  const parts = new Map<string, { machineIds: number[]; grinderIds: number[] | undefined }>()
  // Many brewers leave the same words unmatched, so the grinders that match those words are looked up once.
  const grindersWith = new Map<string, number[] | undefined>([['', undefined]])
  for (const machineId of machineIds) {
    const open = words.filter((word) => !word.machineIds.has(machineId))
    const lacking = open.map((word) => words.indexOf(word)).join()
    if (!grindersWith.has(lacking)) {
      grindersWith.set(
        lacking,
        grinderIds.filter((id) => open.every((word) => word.grinderIds.has(id))),
      )
    }
    const left = grindersWith.get(lacking)
    if (left?.length === 0) continue
    const key = left?.join() ?? ''
    const part = parts.get(key)
    if (part) part.machineIds.push(machineId)
    else parts.set(key, { machineIds: [machineId], grinderIds: left })
  }
  return [...parts.values()].map((part) => ({
    ...(part.machineIds.length < machineIds.length && { machineIds: part.machineIds }),
    ...(part.grinderIds && part.grinderIds.length < grinderIds.length && { grinderIds: part.grinderIds }),
  }))
}
