/** A described grinder for responses: its description and its chart. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Reader } from '../../../http/reader.ts'
import type { Grinder } from '../catalog/catalog.ts'
import { toReadersEvidence } from '../catalog/schemas.ts'
import { chartOf, toName } from '../grinders/answers.ts'
import type { SuggestionRow } from './queries.ts'
import type { OwnGrinderSchema, SuggestionSchema } from './schemas.ts'

type App = Pick<FastifyInstance, 'catalog' | 'config'>

export function toOwnGrinder(
  { catalog, config }: App,
  grinder: Grinder,
  suggestion: SuggestionRow | undefined,
  reader: Reader,
): Static<typeof OwnGrinderSchema> {
  const { notation, curve } = grinder
  return {
    ...chartOf(grinder, catalog.methods, config.baseUrl, reader),
    id: grinder.id,
    model: grinder.model,
    clicksPerFullRange: grinder.clicksPerFullRange,
    evidence: toReadersEvidence(grinder.evidence, reader),
    burrType: grinder.burrType,
    burrSizeMm: grinder.burrSizeMm,
    drive: grinder.drive as 'hand' | 'electric',
    dial: notation.kind === 'turns' ? 'turns' : notation.kind === 'clicks' ? 'clicks' : 'numbers',
    adjustment: grinder.adjustment,
    step: grinder.step,
    clicksPerTurn: notation.kind === 'turns' ? notation.perTurn : null,
    finer: curve.direction === 1 ? 'low' : 'high',
    points: (grinder.given ?? []).map((point) => toPoint(catalog, grinder, point, reader)),
    visibility: grinder.visibility,
    suggestion: suggestion ? toSuggestion(suggestion) : null,
    changedAt: grinder.changedAt!,
  }
}

function toPoint(
  catalog: App['catalog'],
  grinder: Grinder,
  point: NonNullable<Grinder['given']>[number],
  reader: Reader,
) {
  const { setting } = point
  const own = { setting, label: reader.setting(grinder, setting) }
  const none = { method: null, grinder: null, grinderSetting: null, grinderLabel: null, measured: null }
  if ('measured' in point) return { ...own, ...none, measured: point.measured }
  if ('method' in point) return { ...own, ...none, method: point.method }
  const other = catalog.requireGrinder(point.grinderId)
  return {
    ...own,
    ...none,
    grinder: { id: other.id, ...toName(other) },
    grinderSetting: point.grinderSetting,
    grinderLabel: reader.setting(other, point.grinderSetting),
  }
}

export const toSuggestion = (row: SuggestionRow): Static<typeof SuggestionSchema> => ({
  id: row.id,
  state: row.state,
  sources: row.sources,
  reason: row.reason,
  createdAt: row.createdAt,
  decidedAt: row.decidedAt,
})
