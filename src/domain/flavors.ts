/** Flavor notes in families and groups, as on a taster's wheel: "white peach" is a stone fruit, which is fruity. */
import { foldName } from './text.ts'

/** In their order around the wheel. */
export const FLAVOR_FAMILIES = [
  'fruity',
  'floral',
  'sweet',
  'nutty',
  'spices',
  'roasted',
  'green',
  'fermented',
  'other',
] as const
export type FlavorFamily = (typeof FLAVOR_FAMILIES)[number]

/** The groups of each family, with the words of their notes in English and German. */
const GROUPS = {
  fruity: {
    berry:
      'berry, blackberry, blueberry, raspberry, strawberry, cranberry, blackcurrant, currant, cassis, redcurrant, gooseberry, mulberry, elderberry, acai, beere, brombeere, heidelbeere, blaubeere, himbeere, erdbeere, preiselbeere, johannisbeere, stachelbeere, holunderbeere, maulbeere',
    citrus:
      'citrus, lemon, lime, orange, grapefruit, mandarin, tangerine, clementine, bergamot, lemonade, yuzu, kumquat, pomelo, satsuma, marmalade, zitrus, zitrusfrucht, zitrone, limette, pampelmuse, mandarine, bergamotte, limonade, marmelade',
    stone:
      'stone fruit, peach, apricot, nectarine, plum, cherry, mirabelle, steinobst, steinfrucht, pfirsich, aprikose, marille, nektarine, pflaume, zwetschge, kirsche',
    tropical:
      'tropical, tropical fruit, mango, passionfruit, passion fruit, pineapple, papaya, banana, lychee, guava, coconut, kiwi, maracuja, ananas, banane, litschi, kokos, kokosnuss, guave, tropenfrucht',
    orchard:
      'fruit, fruity, apple, pear, grape, quince, melon, honeydew, watermelon, cantaloupe, pomegranate, rhubarb, frucht, fruchtig, apfel, birne, traube, quitte, melone, granatapfel, rhabarber',
    dried:
      'dried fruit, raisin, date, fig, prune, sultana, trockenfrucht, trockenobst, rosine, dattel, feige, backpflaume, dorrpflaume',
  },
  floral: {
    blossom:
      'floral, flower, blossom, jasmine, rose, hibiscus, lavender, elderflower, orange blossom, orange flower, honeysuckle, chamomile, violet, lilac, geranium, lily, magnolia, blume, blumig, bluten, blute, jasmin, lavendel, hibiskus, holunderblute, orangenblute, kamille, veilchen, flieder, geranie',
    tea: 'tea, black tea, green tea, earl grey, darjeeling, oolong, rooibos, tee, schwarztee, gruntee',
  },
  sweet: {
    sugar:
      'sugar, brown sugar, cane sugar, raw sugar, burnt sugar, sugarcane, panela, molasses, maple, maple syrup, syrup, muscovado, demerara, piloncillo, sweet, sugary, zucker, rohrzucker, melasse, ahorn, ahornsirup, sirup, suss, susse',
    caramel: 'caramel, toffee, butterscotch, fudge, dulce de leche, praline, karamell, karamelle, butterkaramell',
    honey: 'honey, nectar, honig, nektar, honeycomb, bienenwachs',
    vanilla:
      'vanilla, cream, creamy, butter, buttery, custard, marshmallow, yogurt, yoghurt, vanille, sahne, rahm, sahnig, joghurt',
    candy: 'candy, cola, bubblegum, gummy, bonbon, cotton candy, zuckerwatte',
  },
  nutty: {
    nut: 'nut, nutty, almond, hazelnut, walnut, pecan, peanut, cashew, macadamia, pistachio, chestnut, marzipan, nougat, nuss, nussig, mandel, haselnuss, walnuss, pekannuss, erdnuss, pistazie, kastanie, marone, nugat',
    cocoa:
      'cocoa, cacao, chocolate, mocha, cocoa nib, cacao nib, nib, chocolatey, chocolaty, brownie, kakao, schokolade, schokoladig, schoko, zartbitter',
  },
  spices: {
    warm: 'spice, baking spice, cinnamon, clove, nutmeg, cardamom, allspice, ginger, anise, star anise, licorice, liquorice, gingerbread, spicy, gewurz, wurzig, zimt, nelke, muskat, kardamom, piment, ingwer, anis, sternanis, lakritz, lebkuchen, spekulatius',
    pepper: 'pepper, black pepper, pink pepper, chili, chilli, pfeffer, pfeffrig',
  },
  roasted: {
    cereal:
      'malt, malty, cereal, biscuit, graham cracker, cracker, cookie, granola, oat, grain, toast, bread, barley, popcorn, rye, wheat, malz, malzig, getreide, keks, hafer, brot, gerste, rost, toastbrot, musli',
    smoke:
      'smoke, smoky, ash, ashy, burnt, charred, char, charred oak, roast, roasty, roasted, rauch, rauchig, asche, verbrannt, rostig',
    tobacco: 'tobacco, pipe tobacco, leather, tabak, leder',
  },
  green: {
    herb: 'herb, herbal, mint, basil, thyme, sage, rosemary, lemongrass, eucalyptus, dill, bay leaf, kraut, krauter, minze, basilikum, thymian, salbei, rosmarin, zitronengras, eukalyptus',
    vegetable:
      'tomato, tomato leaf, grass, grassy, hay, pea, cucumber, olive, vegetal, vegetative, green, leafy, bell pepper, tomate, gras, grasig, heu, erbse, gurke, grun, gemuse, paprika',
  },
  fermented: {
    boozy:
      'wine, winey, red wine, rum, whiskey, whisky, bourbon, brandy, cognac, liqueur, port, beer, boozy, cider, champagne, wein, rotwein, weinig, likor, sherry, bier, sekt, most',
    sour: 'sour, tart, vinegar, fermented, ferment, funky, kombucha, tamarind, sauer, essig, fermentiert, vergoren, tamarinde',
  },
  other: {
    wood: 'wood, woody, cedar, oak, pine, sandalwood, earth, earthy, forest floor, mushroom, moss, holz, holzig, zeder, eiche, kiefer, erde, erdig, pilz, moos, waldboden',
    savory:
      'savory, savoury, umami, salt, salty, broth, soy, mineral, paper, papery, rubber, musty, salz, salzig, bruhe, soja, mineralisch, papier',
  },
} as const satisfies Record<FlavorFamily, Record<string, string>>

export type FlavorGroup = { [F in FlavorFamily]: keyof (typeof GROUPS)[F] }[FlavorFamily]

export interface Flavor {
  family: FlavorFamily
  group: FlavorGroup
}

export const groupsOf = (family: FlavorFamily): FlavorGroup[] => Object.keys(GROUPS[family]) as FlavorGroup[]

const FLAVORS: ReadonlyMap<string, Flavor> = new Map(
  FLAVOR_FAMILIES.flatMap((family) =>
    Object.entries<string>(GROUPS[family]).flatMap(([group, words]) =>
      words.split(',').map((word) => [word.trim(), { family, group: group as FlavorGroup }] as const),
    ),
  ),
)

const MAX_WORDS = 6
/** Shorter words are parts of too many others: "tee", "rum". */
const MIN_COMPOUND_PART = 5
/** Longer strings aren't words. */
const MAX_WORD_LENGTH = 60
const ENDINGS = ['s', 'es', 'n', 'en', 'e'] as const

/** Undefined for a note whose words aren't known. */
export function readFlavor(note: string): Flavor | undefined {
  const words = foldName(note).split(' ').slice(-MAX_WORDS)
  for (let count = words.length; count > 0; count--) {
    // The last words say what it is: "lemon tea" is a tea.
    for (let from = words.length - count; from >= 0; from--) {
      const found = lookUp(words.slice(from, from + count).join(' '))
      if (found) return found
    }
  }
  return words.toReversed().map(readCompound).find(Boolean)
}

/** In the singular or the plural. */
function lookUp(word: string): Flavor | undefined {
  const found = FLAVORS.get(word) ?? (word.endsWith('ies') ? FLAVORS.get(`${word.slice(0, -3)}y`) : undefined)
  if (found) return found
  const ending = ENDINGS.find((each) => word.endsWith(each) && FLAVORS.has(word.slice(0, -each.length)))
  return ending && FLAVORS.get(word.slice(0, -ending.length))
}

/** German notes are often one word: "Waldhonig" is a honey, "Orangenschale" is from an orange. */
function readCompound(word: string): Flavor | undefined {
  if (word.length > MAX_WORD_LENGTH) return undefined
  for (let from = 1; from <= word.length - MIN_COMPOUND_PART; from++) {
    const found = lookUp(word.slice(from))
    if (found) return found
  }
  for (let to = word.length - 1; to >= MIN_COMPOUND_PART; to--) {
    const found = lookUp(word.slice(0, to))
    if (found) return found
  }
  return undefined
}

/** The families of these notes, most frequent first. */
export function flavorFamilies(notes: readonly string[]): FlavorFamily[] {
  const counts = new Map<FlavorFamily, number>()
  for (const family of notes.flatMap((note) => readFlavor(note)?.family ?? [])) {
    counts.set(family, (counts.get(family) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([family]) => family)
}
