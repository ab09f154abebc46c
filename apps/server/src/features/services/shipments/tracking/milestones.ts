import type { TrackingEvent } from '../tracking-events.ts'

/** The planned, the estimated and the actual time of something. */
export type Times = { planned: Date | null; estimated: Date | null; actual: Date | null }

/** Everything said about one thing; `newest` is the best known: what happened, else the last message. */
export type Milestone = Times & { newest: TrackingEvent }

/**
 * Groups the messages about the same milestone, and selects the valid one. The order of arrival does not matter: an
 * estimate that arrives after the actual time only adds to the history.
 */
export function milestonesOf(events: readonly TrackingEvent[]): Milestone[] {
  const groups = Map.groupBy(events, ({ event_type, code, stop, is_empty }) =>
    [event_type, code, stop, is_empty].join(),
  )
  return [...groups.values()]
    .flatMap((said) => {
      const [plan, estimate, fact] = (['PLN', 'EST', 'ACT'] as const).map((classifier) =>
        lastSent(said.filter((event) => event.classifier === classifier)),
      )
      const newest = fact ?? lastSent(said)
      if (!newest) return []
      return {
        planned: plan?.date_time ?? null,
        estimated: estimate?.date_time ?? null,
        actual: fact?.date_time ?? null,
        newest,
      }
    })
    .sort(
      (a, b) => shownAt(a).getTime() - shownAt(b).getTime() || (a.newest.stop ?? -1) - (b.newest.stop ?? -1),
    )
}

const lastSent = (events: readonly TrackingEvent[]): TrackingEvent | undefined =>
  events.reduce<TrackingEvent | undefined>(
    (last, event) => (last && last.reported_at > event.reported_at ? last : event),
    undefined,
  )

export const shownAt = ({ newest }: Milestone): Date => newest.date_time

const unknown: Times = { planned: null, estimated: null, actual: null }

/** The times of a transport's departure or arrival at a stop. */
export function transportTimes(milestones: readonly Milestone[], code: 'DEPA' | 'ARRI', stop: number): Times {
  return timesOf(findMilestone(milestones, code, stop))
}

export function findMilestone(
  milestones: readonly Milestone[],
  code: string,
  stop: number,
): Milestone | undefined {
  return milestones.find(({ newest }) => newest.code === code && newest.stop === stop && !newest.is_empty)
}

export function timesOf(milestone: Milestone | undefined): Times {
  if (!milestone) return unknown
  const { planned, estimated, actual } = milestone
  return { planned, estimated, actual }
}

/** Best known time: actual, else estimated, else planned. */
export const expected = ({ planned, estimated, actual }: Times): Date | null => actual ?? estimated ?? planned

type ShownTimes = Times & { overdue_since: Date | null }

/**
 * What a reader is shown at this moment: an estimate that has passed without anything happening is none. In its place stands since when it
 * is overdue.
 */
export function shownTimes({ planned, estimated, actual }: Times, asOf: Date): ShownTimes {
  const due = estimated ?? planned
  const isOverdue = actual === null && due !== null && due < asOf
  return {
    planned,
    estimated: isOverdue ? null : estimated,
    actual,
    overdue_since: isOverdue ? due : null,
  }
}
