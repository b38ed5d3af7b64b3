/** Label of the second weight of a brew: an espresso is weighed in the cup, other brews by their water. */
import { t } from '@lingui/core/macro'
import type { BrewMethod } from '#domain/catalog.ts'
import { useMethods } from '../../state/catalog.ts'

export const liquidLabel = (extraction: BrewMethod['extraction'] | undefined): string =>
  extraction === 'espresso' ? t({ message: 'Yield', context: 'espresso' }) : t`Water`

/** The same for the id of a method. */
export function useLiquidLabel(): (method: string | undefined) => string {
  const methods = useMethods().data?.data
  return (method) => liquidLabel(methods?.find(({ id }) => id === method)?.extraction)
}
