/** The extraction chart of a brew's page: the brew, and the others of the same coffee and method. */
import { wantedGrind } from '#domain/brewer-method.ts'
import type { BrewMethod } from '#domain/catalog.ts'
import { extractionOf } from '#domain/extraction.ts'
import { useRead } from '#web/api/hooks.ts'
import type { BrewLog, BrewLogDetail } from '#web/api/schema.ts'
import { useAllMachines, useMethods } from '#web/state/catalog.ts'
import { Card } from '#web/ui/page.tsx'
import { type ExtractedBrew, ExtractionChart } from './extraction-chart.tsx'

/** The maximum of one request. */
const MOST = 100

type Machines = NonNullable<ReturnType<typeof useAllMachines>['data']>['machines']

export default function CoffeeExtraction({ brew }: { brew: BrewLogDetail }) {
  const { coffeeProfileId } = brew
  const list = useRead(
    'listBrewLogs',
    { query: { coffeeProfileId: coffeeProfileId!, limit: MOST } },
    { enabled: coffeeProfileId !== null },
  )
  const method = useMethods().data?.data.find(({ id }) => id === brew.method)
  const machines = useAllMachines().data?.machines
  const { id, createdAt, extraction } = brew
  if (!extraction || !method || !machines) return null
  const others = (list.data?.data ?? [])
    .filter((each) => each.method === brew.method && each.id !== id)
    .flatMap((each) => extractedOf(each, method, machines) ?? [])
  return (
    <Card>
      <ExtractionChart brews={[{ id, createdAt, extraction }, ...others]} current={id} />
    </Card>
  )
}

/** As the server computes it for a single brew. */
export function extractedOf(brew: BrewLog, method: BrewMethod, machines: Machines): ExtractedBrew | undefined {
  const { id, createdAt, doseGrams, waterGrams, grindIndex, tds, machineId, coffee } = brew
  if (!doseGrams || !waterGrams) return undefined
  const machine = machines.find((each) => each.id === machineId)
  const neutralIndex = wantedGrind(method, machine, waterGrams, coffee?.roastLevel ?? null)
  return {
    id,
    createdAt,
    extraction: extractionOf(method, { ratio: waterGrams / doseGrams, grindIndex, neutralIndex, tds }),
  }
}
