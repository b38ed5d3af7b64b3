/** Commands about grinders that members suggest for the catalog. */
import type { Database } from '../db/open.ts'
import { grinderName } from '../domain/catalog.ts'
import type { Catalog, Grinder } from '../features/equipment/catalog/catalog.ts'
import { COMMAND_LINE } from '../features/moderation/audit/actor.ts'
import { judgeSuggestion, planVerdict, type Verdict } from '../features/moderation/equipment/decide.ts'
import { findSuggestion, listOpenSuggestions, type OpenSuggestion } from '../features/moderation/equipment/queries.ts'
import { type Addresses, type Command, oneLine, Refusal } from './command.ts'
import { catalogOf, requireId, serviceOf, show } from './moderation-arguments.ts'

const SHOWN = 50

export const grinderCommands: Record<string, Command> = {
  'suggested-grinders': {
    usage: 'suggested-grinders',
    purpose: `list the ${SHOWN} oldest grinders that members described and suggest for the catalog`,
    arity: [0, 0],
    run: async (db) => {
      const suggestions = await listOpenSuggestions(db, 0, SHOWN)
      if (suggestions.length === 0) return 'No suggested grinders'
      const catalog = await catalogOf(db)
      return suggestions.map((each) => showSuggestion(catalog, each)).join('\n')
    },
  },
  'accept-grinder': {
    usage: 'accept-grinder ID [SOURCES] [BRAND] [NAME] [preview]',
    purpose: "take a suggested grinder into the catalog, with the owner's sources unless others are given",
    arity: [1, 5],
    run: async (db, [id, ...words], addresses) => {
      const isPreview = words.at(-1) === 'preview'
      const [sources, brand, name] = isPreview ? words.slice(0, -1) : words
      const { suggestion, grinder, catalog } = await requireSuggestion(db, id!)
      const given = { sources: sources || null, brand: brand || null, name: name || null }
      const verdict = { decision: 'accept', changedAt: grinder.changedAt!, ...given } as const
      if (!isPreview) return decide(db, addresses, catalog, suggestion.id, verdict)
      const plan = planVerdict(catalog, grinder, suggestion.sources, verdict)
      return oneLine(`would be ${grinderName(plan)}  sources: ${plan.source}`)
    },
  },
  'decline-grinder': {
    usage: 'decline-grinder ID WHY',
    purpose: 'leave a suggested grinder to its owner, who is told why',
    arity: [2, 2],
    run: async (db, [id, reason], addresses) => {
      const { suggestion, grinder, catalog } = await requireSuggestion(db, id!)
      const verdict = { decision: 'decline', changedAt: grinder.changedAt!, reason } as const
      return decide(db, addresses, catalog, suggestion.id, verdict)
    },
  },
}

function showSuggestion(catalog: Catalog, { id, grinderId, sources, displayName, userId, createdAt }: OpenSuggestion) {
  const grinder = catalog.requireGrinder(grinderId)
  const { minGrindSetting: min, maxGrindSetting: max, scale, slug } = grinder
  return [
    `#${id}`,
    grinderName(grinder),
    `${min} to ${max} ${scale}`,
    ...(grinder.given ?? []).map((point) => showPoint(catalog, point)),
    `sources: ${sources}`,
    `/grinders/${slug}`,
    `by ${displayName} #${userId}`,
    createdAt,
  ]
    .map(oneLine)
    .join('  ')
}

function showPoint(catalog: Catalog, point: NonNullable<Grinder['given']>[number]): string {
  if ('method' in point) return `${point.setting} for ${point.method}`
  if ('measured' in point) return `${point.setting} measured at ${point.measured.meanDiameterMm.toFixed(2)} mm`
  return `${point.setting} like ${point.grinderSetting} on ${grinderName(catalog.requireGrinder(point.grinderId))}`
}

/** Read from the database now, so that a verdict is about the grinder as it is. */
async function requireSuggestion(db: Database, text: string) {
  const suggestion = await findSuggestion(db, requireId(text))
  if (!suggestion) throw new Refusal(`There is no suggested grinder ${text}`)
  const catalog = await catalogOf(db)
  return { suggestion, catalog, grinder: catalog.requireGrinder(suggestion.grinderId) }
}

async function decide(db: Database, addresses: Addresses, catalog: Catalog, id: number, verdict: Verdict) {
  const { entry } = await judgeSuggestion({ ...serviceOf(db, addresses), catalog }, COMMAND_LINE, id, verdict)
  return show(entry)
}
