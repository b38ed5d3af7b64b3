/** How long shared caches, such as those of a CDN, may serve the data and the frame of an embed. */
const FRESH_SECONDS = 300
/** For this long after that, they may serve the old copy while they fetch a new one. */
const STALE_SECONDS = 600

export const SHARED_CACHE_CONTROL = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`
/** The highest age of a copy that a shared cache serves. */
export const CACHED_SECONDS = FRESH_SECONDS + STALE_SECONDS
