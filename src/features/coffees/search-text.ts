/** What of a coffee is searched: its texts, folded. */
import { foldName } from '../../domain/text.ts'

export interface SearchedCoffee {
  name: string
  roasterName: string
  origin: string | null
  flavorProfile: string | null
}

export function searchColumns({ name, roasterName, origin, flavorProfile }: SearchedCoffee) {
  return {
    nameKey: foldName(name),
    searchText: foldName([name, roasterName, origin ?? ''].join(' ')),
    flavorText: foldName(flavorProfile ?? ''),
  }
}

/** An origin is found whole and by each of its parts: "Sidama, Ethiopia" is in Ethiopia. */
export function originKeys(origin: string | null): string[] {
  if (origin === null) return []
  const keys = [origin, ...origin.split(/[,/;()]/)].map(foldName).filter(Boolean)
  return [...new Set(keys)]
}
