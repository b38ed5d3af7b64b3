import { beforeAll, describe, expect, it } from 'vitest'
import {
  CatalogError,
  type CatalogFiles,
  checkCatalog,
  readCatalogFiles,
} from '#src/features/equipment/catalog/files.ts'

let shipped: CatalogFiles
beforeAll(async () => {
  shipped = await readCatalogFiles()
})

/** Returns the error of checkCatalog for the shipped files as changed by `spoil`. */
function complaintAbout(spoil: (files: CatalogFiles) => void): string {
  const files = structuredClone(shipped)
  spoil(files)
  try {
    checkCatalog(files)
  } catch (error) {
    expect(error).toBeInstanceOf(CatalogError)
    return (error as Error).message
  }
  throw new Error('the check found nothing')
}

type Kind = keyof CatalogFiles
const nameOf = (entry: object): string => String('slug' in entry ? entry.slug : 'id' in entry ? entry.id : '')

/** Sets fields of the third entry and expects an error that names the entry and the problem. */
function expectComplaint(kind: Kind, fields: Record<string, unknown>, about: string | RegExp) {
  const name = nameOf(shipped[kind][2]!)
  const message = complaintAbout((files) => {
    Object.assign(files[kind][2]!, fields)
  })
  expect(message).toMatch(new RegExp(`^The catalog's ${kind} have a mistake in ${name}: `))
  expect(message).toMatch(about)
}

/** A capacity with the dose of the third entry, a V60 03. */
const holding = (waterGrams: object) => ({ waterGrams, doseGrams: { min: 20, usual: 31, max: 55 } })

const references = (...settings: number[]) => settings.map((setting, i) => ({ grindIndex: i * 20, setting }))

describe('checkCatalog', () => {
  it('accepts the shipped files', () => {
    expect(() => checkCatalog(shipped)).not.toThrow()
    expect(Object.values(shipped).map(({ length }) => length)).toEqual([12, 234, 89, 34])
  })

  it.each([0, 5, 2.5, '2', null])('rejects %j as the price class of a grinder', (priceClass) => {
    expectComplaint('grinders', { priceClass }, /priceClass must be one of 1, 2, 3, 4/)
  })

  it.each([
    ['that turn back', references(5, 10, 9, 20, 30), /turn back between 10 and 9/],
    ['that stand still', references(5, 10, 10, 20, 30), /turn back between 10 and 10/],
    ['that fall and then rise', references(30, 20, 10, 5, 6), /turn back between 5 and 6/],
    ['outside the dial', references(5, 10, 15, 20, 5000), /5000 is outside/],
    ['that are only four', references(5, 10, 15, 20), /4 references, not 5/],
    ['that are six', references(1, 2, 3, 4, 5, 6), /6 references, not 5/],
    ['that are none', [], /0 references, not 5/],
    ['without a setting', [{ grindIndex: 0 }], /references\.0/],
    [
      'whose indexes fall',
      references(1, 2, 3, 4, 5).map((each, i) => (i === 3 ? { ...each, grindIndex: 10 } : each)),
      /indexes don't rise from 40 to 10/,
    ],
  ])('rejects a grinder with references %s', (_, references, about) => {
    expectComplaint('grinders', { minGrindSetting: 0, maxGrindSetting: 100, references }, about)
  })

  it.each([
    [{ minGrindSetting: 10, maxGrindSetting: 10 }, /range 10 to 10 is empty/],
    [{ minGrindSetting: '0' }, /minGrindSetting/],
    [{ step: 0 }, /step/],
    [{ brand: '' }, /brand/],
    [{ brand: undefined }, /brand/],
    [{ burrSizeMm: 'large' }, /burrSizeMm/],
    [{ drive: 'steam' }, /drive/],
    [{ adjustment: 'none' }, /adjustment/],
    [{ confidence: 'certain' }, /confidence/],
    [{ evidence: undefined }, /evidence must be an object/],
    [{ evidence: { kind: 'hearsay', name: 'A forum' } }, /evidence\.kind must be one of/],
    [{ colour: 'red' }, /colour is a field that none has/],
    [{ notation: { kind: 'runes' } }, /notation\.kind/],
    [{ notation: { kind: 'turns' } }, /turns notation is incomplete/],
    [{ notation: { kind: 'parts', perNumber: 0 } }, /parts notation is incomplete/],
    [{ notation: { kind: 'letters', letters: 'ABC' } }, /letters notation is incomplete/],
  ])('rejects a grinder with %j', (fields, about) => {
    expectComplaint('grinders', fields, about)
  })

  it.each([
    [{ brewMethod: 'samovar' }, /its brewMethod samovar is unknown/],
    [{ defaultWaterTempF: 300 }, /defaultWaterTempF/],
    [{ kind: 'magic' }, /kind/],
    [{ model: undefined }, /model/],
    [{ capacity: undefined }, /capacity must be an object/],
    [{ capacity: holding({ min: 300, usual: 200, max: 900 }) }, /waterGrams doesn't go from min over usual to max/],
    [{ capacity: holding({ min: 300, usual: 500, max: 400 }) }, /waterGrams doesn't go from min over usual to max/],
    [{ capacity: holding({ min: 0, usual: 500, max: 900 }) }, /waterGrams doesn't go from min over usual to max/],
    [{ capacity: holding({ min: -5, usual: 500, max: 900 }) }, /capacity\.waterGrams\.min/],
    [
      { capacity: holding({ min: 100, usual: 200, max: 900 }) },
      /its usual amounts, 1:6\.5, don't have its ratio, 1:16/,
    ],
    [{ recipe: { ratio: { min: 14, ideal: 14, max: 18 } } }, /its usual amounts, 1:16\.1, don't have its ratio, 1:14/],
    [
      { recipe: { grindIndex: { min: 40, ideal: 30, max: 50 } } },
      /its grindIndex doesn't go from min over ideal to max/,
    ],
    [{ recipe: { grind: 3 } }, /grind is a field that none has/],
    [{ temperature: 'warm' }, /temperature must be one of/],
    [{ temperatureF: { min: 205, max: 190 } }, /temperatureF goes from high to low/],
  ])('rejects a machine with %j', (fields, about) => {
    expectComplaint('machines', fields, about)
  })

  it.each([
    [{ fits: ['v60', 'samovar'] }, /it fits an unknown method, samovar/],
    [{ type: 'glass' }, /type/],
    [{ name: undefined }, /name/],
  ])('rejects a filter with %j', (fields, about) => {
    expectComplaint('filters', fields, about)
  })

  it.each([
    [{ grindIndex: { min: 50, ideal: 40, max: 60 } }, /its grindIndex doesn't go from min over ideal to max/],
    [{ ratio: { min: 15, ideal: 18, max: 17 } }, /its ratio doesn't go/],
    [{ doseGrams: { min: 1, ideal: 2 } }, /doseGrams/],
    [{ grindIndex: { min: -101, ideal: 40, max: 60 } }, /grindIndex\.min/],
    [{ extraction: 'magic' }, /extraction/],
    [{ name: undefined }, /name/],
  ])('rejects a method with %j', (fields, about) => {
    expectComplaint('methods', fields, about)
  })

  it.each(['methods', 'grinders', 'machines', 'filters'] as const)('rejects two %s of the same slug or id', (kind) => {
    const message = complaintAbout((files) => {
      const list: unknown[] = files[kind]
      list.push(structuredClone(list[1]))
    })
    expect(message).toBe(`The catalog's ${kind} have a mistake in ${nameOf(shipped[kind][1]!)}: it is there twice`)
  })

  it('rejects an entry without a slug, naming its position', () => {
    const spoilt = complaintAbout((files) => {
      files.filters[4] = {} as never
    })
    expect(spoilt).toMatch(/^The catalog's filters have a mistake in entry 5: /)
    const empty = complaintAbout((files) => {
      files.machines[0] = null as never
    })
    expect(empty).toMatch(/^The catalog's machines have a mistake in entry 1: /)
  })

  it('rejects a file that is not a list', () => {
    expect(complaintAbout((files) => Object.assign(files, { machines: {} }))).toBe(
      "The catalog's machines are not a list",
    )
  })

  it.each(['slug with spaces', 'Upper-Case', '-dash', ''])('rejects the slug %j', (slug) => {
    const message = complaintAbout((files) => {
      files.grinders[0]!.slug = slug
    })
    expect(message).toMatch(/slug/)
  })
})
