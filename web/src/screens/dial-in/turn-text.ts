/** Says what turning the dial away from the recommended setting means for the cup. */
import { t } from '@lingui/core/macro'
import type { BrewMethod } from '#domain/catalog.ts'
import { formatDuration } from '#domain/measures.ts'
import type { Answer } from './answer.ts'

/** "Expect a brighter, lighter cup."; undefined at the recommended setting. */
export function describeTurn(
  method: Pick<BrewMethod, 'extraction'>,
  steps: number,
  { adapted, findings }: Pick<Answer, 'adapted' | 'findings'>,
): string | undefined {
  if (steps === 0) return undefined
  const cup = expectedCup(method, steps > 0, formatDuration(adapted.brewTimeSeconds))
  const isTasted = !findings.some(({ code }) => code === 'may_not_taste')
  return isTasted || method.extraction === 'immersion' ? cup : `${cup} ${t`You may not taste this.`}`
}

function expectedCup({ extraction }: Pick<BrewMethod, 'extraction'>, isCoarser: boolean, time: string): string {
  if (extraction === 'immersion') return t`Steeped this long, the grind hardly changes the taste.`
  if (extraction === 'espresso') {
    return isCoarser
      ? t`Expect a faster shot of about ${time}, brighter and thinner.`
      : t`Expect a slower shot of about ${time}, richer and more bitter.`
  }
  return isCoarser ? t`Expect a brighter, lighter cup.` : t`Expect a richer, more bitter cup.`
}
