import { describe, expect, it } from 'vitest'
import { BREWER_DESCRIPTIONS, brewerDescription } from '#src/features/equipment/catalog/brewer-descriptions.ts'
import { CAPACITY_NOTES, capacityNote } from '#src/features/equipment/catalog/capacity-notes.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import {
  FILTER_DESCRIPTIONS,
  FILTER_NAMES,
  filterDescription,
  filterName,
} from '#src/features/equipment/catalog/filter-words.ts'
import { methodDescription } from '#src/features/equipment/catalog/method-descriptions.ts'
import { scaleMessage } from '#src/features/equipment/catalog/scale-words.ts'
import {
  EVIDENCE_NAMES,
  evidenceName,
  SOURCE_PARTS,
  SOURCE_PLACES,
  sourceMessage,
} from '#src/features/equipment/catalog/source-words.ts'
import type { Message } from '#src/i18n/message.ts'
import { methodName } from '#src/i18n/names.ts'
import { translate } from '#src/i18n/translate.ts'

const { grinders, machines, filters, methods } = await readCatalogFiles()

/** Names that are the same in every language. */
const PROPER_NAMES = ['Able Kone', 'Honest Coffee Guide']

/** What members' own descriptions of grinders have in the place of a catalog's text. */
const OF_OWNERS = ['Its owner', 'Settings that work for its owner', 'Photos of its grounds, measured by its owner']

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort()
const textsOf = (messages: readonly Message[]): string[] => unique(messages.map(({ text }) => text))
/** As English shows them, and as German does. */
const english = (message: Message): string => translate('en', message)
const isGerman = (message: Message): boolean => translate('de', message) !== english(message)

describe('texts of the catalog that people see', () => {
  const sources = unique(grinders.map(({ source }) => source))

  it.each([
    ['descriptions of brewers', machines.map(({ description }) => description), brewerDescription],
    ['notes on capacities', machines.flatMap(({ source }) => source?.note ?? []), capacityNote],
    ['names of filters', filters.map(({ name }) => name), filterName],
    ['descriptions of filters', filters.map(({ description }) => description), filterDescription],
    ['names of sources', grinders.map(({ evidence }) => evidence.name), evidenceName],
    ['sources of settings', sources, sourceMessage],
    ['scales of dials', grinders.map(({ scale }) => scale), scaleMessage],
  ])('%s are all translated to German, and stay as they are in English', (_, texts, messageOf) => {
    const shown = unique(texts).filter((text) => !PROPER_NAMES.includes(text))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((text) => english(messageOf(text)) !== text)).toEqual([])
    expect(shown.filter((text) => !isGerman(messageOf(text)))).toEqual([])
  })

  it('names and descriptions of methods have messages', () => {
    expect(methods.filter((method) => !isGerman(methodDescription(method)))).toEqual([])
    // Several are called the same in German: V60, Espresso.
    const unknown = methods.filter(({ id }) => translate('en', methodName({ id, name: '?' })) === '?')
    expect(unknown).toEqual([])
  })

  it.each([
    ['BREWER_DESCRIPTIONS', BREWER_DESCRIPTIONS, machines.map(({ description }) => description)],
    ['CAPACITY_NOTES', CAPACITY_NOTES, machines.flatMap(({ source }) => source?.note ?? [])],
    ['FILTER_NAMES', FILTER_NAMES, filters.map(({ name }) => name)],
    ['FILTER_DESCRIPTIONS', FILTER_DESCRIPTIONS, filters.map(({ description }) => description)],
    ['EVIDENCE_NAMES', EVIDENCE_NAMES, grinders.map(({ evidence }) => evidence.name)],
  ])('%s has no text that the catalog no longer has', (_, messages, texts) => {
    expect(textsOf(messages).filter((text) => !texts.includes(text) && !OF_OWNERS.includes(text))).toEqual([])
  })

  it('SOURCE_PLACES and SOURCE_PARTS have no text that the catalog no longer has', () => {
    const used = new Set(sources.flatMap((source) => textsIn(sourceMessage(source))))
    const known = textsOf([...SOURCE_PLACES, ...SOURCE_PARTS])
    expect(known.filter((text) => !used.has(text) && !OF_OWNERS.includes(text))).toEqual([])
  })

  it('a source with a part that is not known stays as it is', () => {
    const source = 'No public table found; measured by a friend {of ours}'
    expect(translate('de', sourceMessage(source))).toBe(source)
  })
})

function textsIn({ text, values = {} }: Message): string[] {
  const nested = Object.values(values).filter((value): value is Message => typeof value === 'object' && 'text' in value)
  return [text, ...nested.flatMap(textsIn)]
}
