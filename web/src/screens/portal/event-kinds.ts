/** The events that are counted for a roaster, and their names. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { percent } from './numbers.ts'

export type Kind = 'impressions' | 'clicks' | 'pageViews' | 'methodSwitches'

export const KINDS: Record<Kind, MessageDescriptor> = {
  impressions: msg({ message: 'Recipe views', comment: 'How often people saw a recipe in the widget' }),
  clicks: msg`Clicks`,
  pageViews: msg`Page views`,
  methodSwitches: msg({ message: 'Method switches', comment: 'How often people chose another brew method' }),
}

/** Shown instead of the chart where there are no events. */
export const NONE: Record<Kind, MessageDescriptor> = {
  impressions: msg`No recipe views yet`,
  clicks: msg`No clicks yet`,
  pageViews: msg`No page views yet`,
  methodSwitches: msg`No method switches yet`,
}

export function numberOf(kind: Kind, count: number): string {
  switch (kind) {
    case 'impressions':
      return plural(count, { one: '# recipe view', other: '# recipe views' })
    case 'clicks':
      return plural(count, { one: '# click', other: '# clicks' })
    case 'pageViews':
      return plural(count, { one: '# page view', other: '# page views' })
    case 'methodSwitches':
      return plural(count, { one: '# method switch', other: '# method switches' })
  }
}

/** Clicks per recipe view. */
export function clickRateText(clickThroughRate: number): string {
  const rate = percent(clickThroughRate)
  return t`${rate} of recipe views`
}
