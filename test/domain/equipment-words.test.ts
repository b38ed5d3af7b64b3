import { describe, expect, it } from 'vitest'
import { guessEquipment, indexEquipment, partsWith, readEquipmentWords } from '#src/domain/equipment-words.ts'
import { splitWords } from '#src/domain/word-match.ts'

const METHODS = [
  { id: 'v60', name: 'V60' },
  { id: 'pour-over', name: 'Pour over' },
  { id: 'aeropress', name: 'AeroPress' },
  { id: 'french-press', name: 'French press' },
]
const machine = (id: number, brand: string, model: string, brewMethod: string) => ({
  id,
  slug: `${brand} ${model}`.toLowerCase().replace(/\W+/g, '-'),
  brand,
  model,
  brewMethod,
})
const MACHINES = [
  machine(1, 'Hario', 'V60 02', 'v60'),
  machine(2, 'Origami', 'Dripper M', 'v60'),
  machine(3, 'Fellow', 'Stagg X', 'pour-over'),
  machine(4, 'AeroPress', 'Go', 'aeropress'),
  machine(5, 'Bodum', 'Brazil 3 Cup', 'french-press'),
]
const GRINDERS = [
  machine(1, 'Hario', 'Skerton', ''),
  machine(2, 'Fellow', 'Ode Gen 2', ''),
  machine(3, '1Zpresso', 'JX-Pro', ''),
  machine(4, 'Comandante', 'C40 MK4', ''),
]
const names = indexEquipment(METHODS, MACHINES, GRINDERS)
const MACHINE_IDS = MACHINES.map(({ id }) => id)
const GRINDER_IDS = GRINDERS.map(({ id }) => id)

const read = (query: string) => readEquipmentWords(names, splitWords(query))
const parts = (query: string) => partsWith(read(query), MACHINE_IDS, GRINDER_IDS)

describe('finding 6: readEquipmentWords and partsWith', () => {
  it.each([
    ['v60', [{ machineIds: [1, 2] }]],
    ['hario v60', [{ machineIds: [1] }, { machineIds: [2], grinderIds: [1] }]],
    ['pour over', [{ machineIds: [1, 2, 3] }]],
    ['pourover', [{ machineIds: [1, 2, 3] }]],
    ['aero press', [{ machineIds: [4] }]],
    ['press', [{ machineIds: [4, 5] }]],
    ['french press', [{ machineIds: [5] }]],
    ['plunger', [{ machineIds: [5] }]],
    ['press pot', [{ machineIds: [5] }]],
    ['filter', [{ machineIds: [1, 2, 3] }]],
    ['wave', []],
    ['coffee', []],
    ['hario', [{ machineIds: [1] }, { machineIds: [2, 3, 4, 5], grinderIds: [1] }]],
    ['fellow ode', [{ grinderIds: [2] }]],
    ['ode gen2', [{ grinderIds: [2] }]],
    ['jx pro', [{ grinderIds: [3] }]],
    ['jxpro', [{ grinderIds: [3] }]],
    ['coman', [{ grinderIds: [4] }]],
    ['v60 comandante', [{ machineIds: [1, 2], grinderIds: [4] }]],
    ['brazil v60', []],
    ['ode skerton', []],
    ['kenya', []],
  ])('find the equipment of "%s"', (query, expected) => {
    expect(parts(query)).toEqual(expected)
  })

  it('join two words if one of them alone says too little', () => {
    expect(read('jx pro').map(({ words }) => words)).toEqual([['jx', 'pro']])
    expect(read('aero press').map(({ words }) => words)).toEqual([['aero'], ['press']])
  })

  it('guessEquipment tolerates typing errors', () => {
    expect([...guessEquipment(names, 'commandante').grinderIds]).toEqual([4])
    expect([...guessEquipment(names, 'origamy').machineIds]).toEqual([2])
    expect(guessEquipment(names, 'yirgacheffe')).toMatchObject({ machineIds: new Set(), grinderIds: new Set() })
  })
})
