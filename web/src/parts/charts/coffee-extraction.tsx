/** The extraction chart of a brew's page: the brew, and the others of the same coffee and method. */
import { useRead } from '#web/api/hooks.ts'
import type { BrewLogDetail } from '#web/api/schema.ts'
import { useAllMachines, useMethods } from '#web/state/catalog.ts'
import { Card } from '#web/ui/page.tsx'
import { extractedOf } from './extracted-brew.ts'
import { ExtractionChart } from './extraction-chart.tsx'

/** The maximum of one request. */
const MOST = 100

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
