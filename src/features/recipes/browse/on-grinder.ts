/** Converts a stored recipe's grind to a grinder of the viewer. */
import type { Row } from '../../../db/tables.ts'
import type { Curve } from '../../../domain/curve.ts'
import { type GrindOnGrinder, recipeOnGrinder, type WrittenGrind } from '../../../domain/recipe-on-grinder.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'

type GrindColumns = Pick<Row<'recipes'>, 'grinderId' | 'grindSetting' | 'grindIndex' | 'createdById'>

/** Curve of the requested grinder, adjusted by the viewer's calibration if there is one (calibration/curve.ts). */
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

/** Reads the viewer's own recipe for the same grinder on their calibrated curve, so that its setting doesn't change. */
export function writtenGrind(
  catalog: Catalog,
  { grinderId, grindSetting, grindIndex, createdById }: GrindColumns,
  { curve: target, viewerId }: Target,
): WrittenGrind {
  const grinder = catalog.requireGrinder(grinderId)
  const isOwn = viewerId !== undefined && createdById === viewerId && grinder.slug === target.grinder.slug
  return { curve: isOwn ? target : grinder.curve, setting: grindSetting, grindIndex }
}
