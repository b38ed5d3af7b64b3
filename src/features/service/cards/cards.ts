/** The cards of recipes, coffees, grinders, roasters and members, from what their pages show. */
import { type BrewMethod, grinderName, ROAST_LEVELS } from '../../../domain/catalog.ts'
import { methodChart } from '../../../domain/chart.ts'
import { formatDuration } from '../../../domain/measures.ts'
import { readerOf } from '../../../http/reader.ts'
import { message } from '../../../i18n/message.ts'
import { COFFEE_TYPE_NAMES, methodName, ROAST_LEVEL_NAMES } from '../../../i18n/names.ts'
import type { readCoffee } from '../../beans/coffees/read.ts'
import type { RoasterRow } from '../../beans/roasters/queries.ts'
import { toRoasterDetail } from '../../beans/roasters/schemas.ts'
import type { Catalog, Grinder } from '../../equipment/catalog/catalog.ts'
import { withLabels } from '../../equipment/grinders/answers.ts'
import type { readProfile } from '../../members/public-profile/read.ts'
import type { Recipe } from '../../recipes/browse/read.ts'
import { liquidName, type PageReader, settingOf, titleOf } from '../../recipes/export/figures.ts'
import type { Card, Figure } from './card.ts'
import { dialPicture } from './dial-picture.ts'

export function recipeCard(recipe: Recipe, catalog: Catalog, reader: PageReader): Card {
  const { baseUrl, format, t } = reader
  const { coffee, createdBy, waterTempF, brewTimeSeconds } = recipe
  const brewMethod = catalog.requireMethod(recipe.brewMethod)
  const method = t(methodName(brewMethod))
  const grinder = catalog.requireGrinder(recipe.grinderId)
  // A setting in the author's own words is placed on the dial by its grind index.
  const setting =
    typeof recipe.grindSetting === 'number' ? recipe.grindSetting : grinder.curve.settingAt(recipe.grindIndex)
  return {
    kind: 'recipes',
    label: `${method}, ${format.ratio(recipe.ratio)}`,
    title: titleOf(recipe, catalog, reader),
    plainTitle: t(message('{method} recipe', { method })),
    lines: [
      t(message('{coffee} by {roaster}', { coffee: coffee.name, roaster: coffee.roasterName })),
      ...(recipe.title === null ? [] : [t(message('Shared by {author}', { author: createdBy.displayName }))]),
    ],
    figures: figures(
      [t(message('Dose')), format.weight(recipe.doseGrams)],
      [t(liquidName(recipe, catalog)), format.weight(recipe.waterGrams)],
      [t(message('Temperature')), waterTempF === null ? null : format.temperature(waterTempF)],
      [t(message('Time')), brewTimeSeconds === null ? null : formatDuration(brewTimeSeconds)],
    ),
    picture: dialPicture(grinder, setting, settingOf(recipe, catalog, reader), brewMethod, reader),
    invitation: t(message('Scan for your own grinder')),
    url: `${baseUrl}/recipes/${recipe.id}`,
  }
}

export function coffeeCard(
  coffee: NonNullable<Awaited<ReturnType<typeof readCoffee>>>,
  { baseUrl, t }: PageReader,
): Card {
  const roast = t(ROAST_LEVEL_NAMES[coffee.roastLevel])
  return {
    kind: 'coffees',
    label: t(message('Coffee')),
    title: coffee.name,
    plainTitle: t(message('A coffee')),
    lines: [coffee.roasterName, ...(coffee.flavorProfile ? [capitalized(coffee.flavorProfile)] : [])],
    figures: figures(
      [t(message('Origin')), coffee.origin],
      [t(message('Process')), coffee.processingMethod],
      [t(message('Type')), t(COFFEE_TYPE_NAMES[coffee.coffeeType])],
    ),
    picture: {
      type: 'bean',
      roast: ROAST_LEVELS.indexOf(coffee.roastLevel),
      label: t(message('Roast: {roast}', { roast })),
    },
    invitation: t(message('Scan for its recipes')),
    url: `${baseUrl}/coffees/${coffee.id}`,
  }
}

/** The methods whose settings a grinder's card shows, the first of them on the dial. */
const SHOWN_METHODS = ['v60', 'espresso', 'aeropress', 'french-press', 'moka', 'cold-brew']

export function grinderCard(grinder: Grinder, methods: readonly BrewMethod[], reader: PageReader): Card {
  const { baseUrl, language, t } = reader
  const name = grinderName(grinder)
  const rows = methodChart(grinder.curve, methods).methods.map((row) => withLabels(grinder, row, readerOf(language)))
  const shown = SHOWN_METHODS.flatMap((id) => rows.find(({ key }) => key === id) ?? [])
  const first = shown[0] ?? rows[0]
  return {
    kind: 'grinders',
    label: t(message('Grind settings')),
    title: name,
    plainTitle: t(message('Coffee grinder')),
    lines: [
      t(
        message('A starting point for {count, plural, one {# brew method} other {# brew methods}}', {
          count: rows.length,
        }),
      ),
    ],
    figures: figures(...shown.slice(0, 4).map(({ label, settingLabel }): [string, string] => [label, settingLabel])),
    picture: first
      ? {
          ...dialPicture(
            grinder,
            first.setting,
            first.settingLabel,
            methods.find(({ id }) => id === first.key)!,
            reader,
          ),
          caption: first.label,
        }
      : { type: 'letter', letter: firstLetter(name), label: '' },
    invitation: t(message('Scan for all settings')),
    url: `${baseUrl}/grinders/${grinder.slug}`,
  }
}

export function roasterCard(row: RoasterRow, { baseUrl, format, t }: PageReader): Card {
  const { name, slug, tagline, recipeCount, _count } = toRoasterDetail(row)
  const place = [...new Set([row.city, row.country])].filter(Boolean).join(', ')
  return {
    kind: 'roasters',
    label: t(message('Coffee roaster')),
    title: name,
    plainTitle: t(message('A coffee roaster')),
    lines: tagline ? [tagline] : [],
    figures: figures(
      [t(message('Coffees')), format.number(_count.coffees)],
      [t(message('Recipes')), format.number(recipeCount)],
    ),
    picture: { type: 'letter', letter: firstLetter(name), label: place },
    invitation: t(message('Scan for coffees and recipes')),
    url: `${baseUrl}/roasters/${slug}`,
  }
}

/** Undefined for a profile that its member keeps private. */
export function personCard(
  { user, visible, stats }: Awaited<ReturnType<typeof readProfile>>,
  reader: PageReader,
): Card | undefined {
  if (!visible.profile) return undefined
  const { baseUrl, format, t } = reader
  return {
    kind: 'users',
    label: t(message('Home brewer')),
    title: user.displayName,
    plainTitle: t(message('A home brewer')),
    lines: [],
    figures: figures(
      [t(message('Shared recipes')), format.number(stats.recipeCount)],
      [t(message('Brews')), visible.brews ? format.number(stats.brewCount) : null],
    ),
    picture: {
      type: 'letter',
      letter: firstLetter(user.displayName),
      label: t(message('Since {month}', { month: format.month(user.memberSince) })),
    },
    invitation: t(message('Scan for the recipes')),
    url: `${baseUrl}/users/${user.id}`,
  }
}

const figures = (...all: readonly (readonly [label: string, value: string | null])[]): Figure[] =>
  all.flatMap(([label, value]) => (value ? [{ label, value: capitalized(value) }] : []))

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The first letter as people see it: a letter with combining accents is one. */
const firstLetter = (name: string): string =>
  new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next().value?.segment.toUpperCase() ?? ''
