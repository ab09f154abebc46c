import { z } from 'zod/mini'

const hourMs = 60 * 60_000

/** `YYYY-MM-DD`, so many hours from now, by Greenwich. */
const dayIn = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString().slice(0, 10)

/**
 * A day of the past, or today. Somebody's today may be tomorrow in Greenwich, and somebody else's yesterday, so a day
 * is judged by the clock that is furthest ahead (UTC+14) or behind (UTC−12): nobody's own today is ever refused.
 */
export const pastDay = (invalid: string) =>
  z.iso
    .date(invalid)
    .check(z.refine((day) => day >= '1000-01-01' && day <= dayIn(14), "The date can't be in the future"))

/** Today or later. */
export const unexpiredDay = (invalid: string) =>
  z.iso.date(invalid).check(z.refine((day) => day >= dayIn(-12), 'This document has expired'))
