/** Formats counts and percentages. */
import { readerFormat } from '#web/state/units.ts'

export const count = (value: number): string => readerFormat().number(value)

export const percent = (share: number): string => readerFormat().percent(share, 1)
