/** Hook for the dials of several grinders; in a separate file, since the home screen needs only one dial. */
import { useQueries } from '@tanstack/react-query'
import type { GrinderModel } from '#domain/catalog.ts'
import { call } from '../api/client.ts'
import { FOR_THE_VISIT, toModel } from './catalog.ts'

/** Loads the dials of several grinders, by slug; those not loaded or not in the catalog are missing. */
export function useDials(slugs: readonly (string | undefined)[]): ReadonlyMap<string, GrinderModel> {
  const wanted = [...new Set(slugs.filter((slug) => slug !== undefined))]
  return useQueries({
    queries: wanted.map((slug) => ({
      queryKey: ['getGrinderChart', { path: { slug } }],
      queryFn: () => call('getGrinderChart', { path: { slug } }),
      ...FOR_THE_VISIT,
    })),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [[data.slug, toModel(data)] as const] : []))),
  })
}
