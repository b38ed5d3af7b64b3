/** The present moment as the database stores it. */
export const now = (): string => new Date().toISOString()

/** For a new row: both are the same moment, since nothing was changed yet. */
export function createdNow(): { createdAt: string; updatedAt: string } {
  const createdAt = now()
  return { createdAt, updatedAt: createdAt }
}
