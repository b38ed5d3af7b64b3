/** The current time as the database stores it. */
export const now = (): string => new Date().toISOString()

/** Equal `createdAt` and `updatedAt` for a new row. */
export function createdNow(): { createdAt: string; updatedAt: string } {
  const createdAt = now()
  return { createdAt, updatedAt: createdAt }
}
