import { readFileSync } from 'node:fs'

/** In days, or once a year from the first day of a month (1 to 12). */
export type Age = { days: number } | { eachYearIn: number }

/**
 * A fact of the world that the product ships or loads: what it is, where it was read and when, and how long that is good for. To add one, add
 * its row to `apps/server/data/facts.json`, and make `docs/facts.md` again.
 */
export type Fact = {
  key: string
  what: string
  source: string
  /** `YYYY-MM-DD`; null for what is loaded. */
  readOn: string | null
  goodFor: Age
  who: 'office' | 'engineers'
  /** Files of the product; of what is loaded, the pages of the back office. */
  where: readonly string[]
  isLoaded?: true
  note?: string
}

export const shippedFacts: readonly Fact[] = JSON.parse(
  readFileSync(new URL('../../../../data/facts.json', import.meta.url), 'utf8'),
)

/** The first day on which a fact of this day is to be read again, as `YYYY-MM-DD`. */
export function dueOn(readOn: string, goodFor: Age): string {
  if ('days' in goodFor) return new Date(Date.parse(readOn) + goodFor.days * dayMs).toISOString().slice(0, 10)
  const year = Number(readOn.slice(0, 4))
  const inYear = (one: number) => `${one}-${String(goodFor.eachYearIn).padStart(2, '0')}-01`
  return readOn < inYear(year) ? inYear(year) : inYear(year + 1)
}
const dayMs = 86_400_000

/** The first day on which customers read that it is old: what is read in the course of December holds until the year ends. */
export const saidFrom = (due: string, goodFor: Age): string =>
  'days' in goodFor || due.endsWith('-01-01') ? due : `${Number(due.slice(0, 4)) + 1}-01-01`

/** What a release on this day would ship past its age, longest due first. */
export const shippedPastAge = (day: string) =>
  shippedFacts
    .flatMap((fact) => (fact.readOn === null ? [] : [{ ...fact, due: dueOn(fact.readOn, fact.goodFor) }]))
    .filter(({ due }) => due <= day)
    .sort((a, b) => a.due.localeCompare(b.due))
