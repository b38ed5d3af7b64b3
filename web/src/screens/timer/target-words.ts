import { clockFace } from './clock.ts'

/** "of 3:00", and "0:12 over 3:00" once that has passed. */
export const targetWords = (seconds: number, target: number): string =>
  seconds <= target ? `of ${clockFace(target)}` : `${clockFace(seconds - target)} over ${clockFace(target)}`
