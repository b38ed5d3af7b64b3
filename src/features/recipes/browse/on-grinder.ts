/** A stored recipe's grind on a grinder of the viewer's. */
import type { Row } from '../../../db/tables.ts'
import type { Curve } from '../../../domain/curve.ts'
import { type GrindOnGrinder, recipeOnGrinder, type WrittenGrind } from '../../../domain/recipe-on-grinder.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'

type GrindColumns = Pick<Row<'recipes'>, 'grinderId' | 'grindSetting' | 'grindIndex' | 'createdById'>

/** The curve of the asked grinder, bent by the viewer's calibration where there is one (calibration/curve.ts). */
export interface Target {
  curve: Curve
  viewerId?: number
}

export const grindOn = (
  catalog: Catalog,
  recipe: GrindColumns & Pick<Row<'recipes'>, 'brewMethod'>,
  target: Target,
): GrindOnGrinder =>
  recipeOnGrinder(writtenGrind(catalog, recipe, target), target.curve, catalog.requireMethod(recipe.brewMethod))

/** What somebody wrote for their own grinder means their own unit of it: it isn't converted for them. */
export function writtenGrind(
  catalog: Catalog,
  { grinderId, grindSetting, grindIndex, createdById }: GrindColumns,
  { curve: target, viewerId }: Target,
): WrittenGrind {
  const grinder = catalog.requireGrinder(grinderId)
  const isOwn = viewerId !== undefined && createdById === viewerId && grinder.slug === target.grinder.slug
  return { curve: isOwn ? target : grinder.curve, setting: grindSetting, grindIndex }
}
