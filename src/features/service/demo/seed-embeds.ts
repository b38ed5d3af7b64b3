/** Inserts the embed recipes of the first demo roaster, which /embed/demo shows on a fresh start. */
import type { Db } from '../../../db/open.ts'
import { amountsAt } from '../../../domain/base-recipe.ts'
import { brewerMethod } from '../../../domain/brewer-method.ts'
import type { BrewMethod } from '../../../domain/catalog.ts'
import { clampTo } from '../../../domain/measures.ts'
import { roastScale } from '../../../domain/taste.ts'
import { insertAll } from './insert-all.ts'
import type { DemoPlan, PlannedCoffee } from './plan.ts'
import type { Coffees } from './seed-recipes.ts'

const HOUSE_STYLE = [
  {
    method: 'v60',
    grindSize: 'medium-fine, like table salt',
    notes: 'Bloom with three times the dose for 40 seconds, then pour the rest in two slow circles.',
  },
  {
    method: 'aeropress',
    grindSize: 'a touch finer than for the V60',
    notes: 'Stir for ten seconds, put the cap on, and press gently for half a minute.',
  },
  {
    method: 'french-press',
    grindSize: 'coarse, like sea salt',
    notes: 'Break the crust after four minutes, skim it off, and wait for the grounds to sink before you press.',
  },
]

/** Degrees Fahrenheit between the lightest and the darkest roast. */
const ROAST_SPAN_F = 8

/** The roaster's last coffee gets no embed recipes, and shows community recipes instead. */
export async function insertEmbeds(
  db: Db,
  { roasters, coffees }: DemoPlan,
  ids: Coffees,
  methods: ReadonlyMap<string, BrewMethod>,
): Promise<void> {
  const own = coffees.filter(({ roaster }) => roaster === roasters[0]?.slug)
  const rows = own.slice(0, -1).flatMap((coffee) =>
    HOUSE_STYLE.map((style) => ({
      ...style,
      ...figuresFor(methods.get(style.method)!, coffee),
      coffeeId: ids.get(coffee.slug)!.id,
      isDefault: true,
      createdAt: coffee.createdAt,
      updatedAt: coffee.createdAt,
    })),
  )
  await insertAll(db, 'embedRecipes', rows)
}

function figuresFor(method: BrewMethod, { roastLevel }: PlannedCoffee) {
  const warmer = ROAST_SPAN_F * (0.5 - roastScale(roastLevel))
  return {
    ...amountsAt(brewerMethod(method, { defaultWaterTempF: method.waterTempF.ideal }), method.ratio.ideal),
    waterTempF: Math.round(clampTo(method.waterTempF, method.waterTempF.ideal + warmer)),
    brewTimeSeconds: method.brewTimeSeconds.ideal,
  }
}
