import { formatClock } from '../../ui/format.ts'

/** "of 3:00", and "0:12 over 3:00" once that has passed. */
export const targetLabel = (seconds: number, target: number): string =>
  seconds <= target ? `of ${formatClock(target)}` : `${formatClock(seconds - target)} over ${formatClock(target)}`
