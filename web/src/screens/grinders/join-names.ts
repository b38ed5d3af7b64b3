/** Joins names as a sentence does: "V60, Chemex, and AeroPress". */
import { readerFormat } from '../../state/units.ts'

export const joinNames = (names: readonly string[]): string => readerFormat().list(names)
