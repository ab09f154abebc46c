import { z } from 'zod/mini'

/** ISO 8601 has a year 0, PostgreSQL has none. */
export const isInCalendar = (day: string): boolean => !day.startsWith('0000')

/** A calendar day, `YYYY-MM-DD`. */
export const calendarDay = (invalid: string) => z.iso.date(invalid).check(z.refine(isInCalendar, invalid))

/** A day that a term is counted from: what is due then has a year of four digits too. */
export const dayOfTerm = (invalid: string) =>
  calendarDay(invalid).check(z.refine((day) => day < '9000', invalid))

const hourMs = 60 * 60_000

/** The UTC day, as `YYYY-MM-DD`, this many hours from now. */
export const dayIn = (hours: number): string =>
  new Date(Date.now() + hours * hourMs).toISOString().slice(0, 10)

/**
 * A day in the past, or today. Today differs by time zone, so a past date is compared with the zone that is furthest ahead
 * (UTC+14), and a future one with the zone that is furthest behind (UTC−12): no user's own today is ever refused.
 */
export const pastDay = (invalid: string) =>
  z.iso
    .date(invalid)
    .check(z.refine((day) => day >= '1000-01-01' && day <= dayIn(14), "The date can't be in the future"))

/** Today or later. */
export const unexpiredDay = (invalid: string) =>
  z.iso.date(invalid).check(z.refine((day) => day >= dayIn(-12), 'This document has expired'))
