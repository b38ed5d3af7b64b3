/**
 * A public profile gives days in UTC. Compared with the day in UTC, what just happened is "today" for every reader, and
 * nothing is dated tomorrow.
 */
export const todayInUtc = (): string => new Date().toISOString().slice(0, 10)
