/** The brewers and grinders that the words of a search name: "hario v60", "pour over", "commandante". */
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

/** What a word, or two that belong together, may name. */
export interface EquipmentWord {
  words: readonly string[]
  machineIds: ReadonlySet<number>
  grinderIds: ReadonlySet<number>
}

/** Something of the catalog, with all the equipment that it stands for. */
interface Entry extends Named {
  machineIds: readonly number[]
  grinderIds: readonly number[]
}

export type EquipmentNames = NameIndex<Entry>

/** A word of fewer letters says too little by itself. */
const SHORTEST_TELLING = 3

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
 * Each word with the equipment that has it, or a word that begins so, in its name. Two that are one word of a name
 * ("aero press") both have it; where one of them says too little by itself ("jx pro", "k max") they are taken as one.
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

/** What a misspelled word may have meant. */
export const guessEquipment = (names: EquipmentNames, word: string): EquipmentWord =>
  toWord([word], entriesOf(misspeltHits(names, word)))

export const namesNothing = ({ machineIds, grinderIds }: EquipmentWord): boolean =>
  machineIds.size === 0 && grinderIds.size === 0

const isShort = ({ length }: string): boolean => length < SHORTEST_TELLING

const namedBy = (names: EquipmentNames, word: string): Entry[] => entriesOf(exactHits(names, word))

const beginning = (names: EquipmentNames, word: string): Entry[] =>
  isShort(word) ? namedBy(names, word) : [...namedBy(names, word), ...entriesOf(beginningHits(names, word))]

const entriesOf = (hits: ReturnType<typeof exactHits<Entry>>): Entry[] => [...hits.keys()].map(({ grinder }) => grinder)

const toWord = (words: readonly string[], entries: readonly Entry[]): EquipmentWord => ({
  words,
  machineIds: new Set(entries.flatMap(({ machineIds }) => machineIds)),
  grinderIds: new Set(entries.flatMap(({ grinderIds }) => grinderIds)),
})

/** Recipes on these brewers with these grinders; on any where none are named. */
export interface EquipmentPart {
  machineIds?: readonly number[]
  grinderIds?: readonly number[]
}

/**
 * The equipment on which every word is found, in the brewer or in the grinder. No combination of a brewer and a grinder
 * is in two of the parts.
 */
export function partsWith(
  words: readonly EquipmentWord[],
  machineIds: readonly number[],
  grinderIds: readonly number[],
): EquipmentPart[] {
  const parts = new Map<string, { machineIds: number[]; grinderIds: number[] | undefined }>()
  for (const machineId of machineIds) {
    const open = words.filter((word) => !word.machineIds.has(machineId))
    const left =
      open.length === 0 ? undefined : grinderIds.filter((id) => open.every((word) => word.grinderIds.has(id)))
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
