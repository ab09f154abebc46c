import { weeksShown } from '@tradelane/contract/overview/calls'
import type { Deps } from '../../../deps/deps.ts'
import { servicesOf } from '../../../entries/service-entry.ts'
import { countMovesByWeek } from '../../../lifecycle/events.ts'

const dayMs = 86_400_000

/** How many records of each service counted as business in each of the last weeks. Weeks begin on Monday, in UTC. No volumes where they could not be read. */
export async function countWeeks(deps: Pick<Deps, 'db' | 'clock' | 'features' | 'log'>) {
  const weeks = lastMondays(deps.clock.now())
  const counted = servicesOf(deps).flatMap(({ info, counts }) => (counts ? [{ info, counts }] : []))
  const asked = counted.map(({ info: { subject }, counts: { state } }) => ({ subject, state }))
  const rows = await countMovesByWeek(deps.db, asked, weeks).catch((error) => {
    deps.log.error({ err: error }, 'volumes by week could not be read')
  })
  if (!rows) return { weeks, volumes: null }
  const countOf = new Map(rows.map(({ subject, week, count }) => [`${subject} ${week}`, Number(count)]))
  const volumes = counted.map(({ info: { subject }, counts: { title, counts_as } }) => ({
    subject,
    title,
    counts_as,
    counts: weeks.map((week) => countOf.get(`${subject} ${week}`) ?? 0),
  }))
  return { weeks, volumes }
}

function lastMondays(now: Date): string[] {
  const today = Date.parse(now.toISOString().slice(0, 10))
  const monday = today - ((now.getUTCDay() + 6) % 7) * dayMs
  return Array.from({ length: weeksShown }, (_, index) =>
    new Date(monday - (weeksShown - 1 - index) * 7 * dayMs).toISOString().slice(0, 10),
  )
}
