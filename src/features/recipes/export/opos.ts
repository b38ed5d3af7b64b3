/** A recipe in OPOS 1.1, an open format for pour-over recipes. */
import { grinderName } from '../../../domain/catalog.ts'
import { oposRecipe } from '../../../domain/steps/opos.ts'
import { planSteps } from '../../../domain/steps/plan.ts'
import { AppError } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { Recipe } from '../browse/read.ts'
import { type PageReader, settingOf, titleOf } from './figures.ts'

/** Throws 406 for espresso, which the format can't describe. */
export function toOpos(recipe: Recipe, catalog: Catalog, reader: PageReader) {
  const { machine, grinder, filter, createdBy } = recipe
  const model = `${machine.brand} ${machine.model}`
  const { extraction } = catalog.requireMethod(recipe.brewMethod)
  // Steps for one of several batches need the amounts of that batch.
  const { doseGrams, waterGrams } = recipe.batches ?? recipe
  const described = oposRecipe(
    {
      name: titleOf(recipe, catalog, reader),
      author: createdBy.displayName,
      ...(recipe.description && { description: recipe.description }),
      brewer: { model },
      ...(filter && { filterType: filter.type }),
      grindSetting: `${settingOf(recipe, catalog, reader)}, ${grinderName(grinder)}`,
    },
    { doseGrams, waterGrams, extraction },
    planSteps(recipe.steps ?? [], recipe.brewTimeSeconds),
  )
  if (described) return described
  throw new AppError(406, 'not_acceptable', message("OPOS is for pour-over recipes: it can't describe an espresso"))
}
