const hourMs = 3_600_000

/**
 * The date where clocks are furthest behind, UTC−12: somebody's today may still be yesterday's date in Greenwich. A day before
 * this one is over everywhere.
 */
export const lastTodayAnywhere = (now: Date): string => dayAt(now.getTime() - 12 * hourMs)

/** The date where clocks are furthest ahead, UTC+14. A day after this one has not started anywhere. */
export const firstTodayAnywhere = (now: Date): string => dayAt(now.getTime() + 14 * hourMs)

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
