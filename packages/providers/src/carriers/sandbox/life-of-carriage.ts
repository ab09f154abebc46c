import type { CarrierEvent } from '../carriers.ts'
import { type Booked, documentEvent, stepEvent } from './carrier-event.ts'
import { type Outcome, outcomeOf } from './outcomes.ts'
import { planCarriage, type Step } from './plan-carriage.ts'
import { type Slip, slipsOf } from './slips.ts'

const hourMs = 3_600_000
/** From the payment to the gate. */
const releaseTakesMs = 6 * hourMs

/** A step, when it would happen if everything were paid for, and when it does: undefined while it waits for the payment. */
type Lived = { step: Step; ready: number; actual: number | undefined; isNextVessel: boolean }

/**
 * Everything that the carrier will ever have said by `now`: the whole plan when it was booked, new estimates as things
 * slip, and what happened when it happened. The same booking always has the same events, for any number of reads.
 */
export function lifeOf(booked: Booked, now: Date): CarrierEvent[] {
  const { request, bookedAt, releasedAt } = booked
  const outcome = outcomeOf(request)
  const steps = planCarriage(request, bookedAt)
  const slips = slipsOf(booked, steps, outcome)
  const lived = livedSteps(steps, slips, releasedAt)
  return [
    ...steps.map((step) =>
      stepEvent(booked, step, { classifier: 'PLN', at: step.at, reportedAt: bookedAt.getTime() }),
    ),
    ...estimates(booked, steps, slips),
    ...lived.flatMap(({ step, actual: at, isNextVessel }) =>
      at === undefined
        ? []
        : [stepEvent(booked, step, { classifier: 'ACT', at, reportedAt: at, isNextVessel })],
    ),
    ...waited(booked, lived),
    ...documentEvents(booked, lived),
    ...inspection(booked, lived, outcome),
  ].filter(({ reportedAt }) => reportedAt <= now)
}

const lateAt = (slips: readonly Slip[], index: number): number =>
  slips.reduce((late, slip) => (slip.index <= index ? late + slip.byMs : late), 0)
const isLeftBehind = (slips: readonly Slip[], index: number): boolean =>
  slips.some((slip) => slip.isNextVessel && slip.index <= index)

function livedSteps(steps: readonly Step[], slips: readonly Slip[], releasedAt: Date | null): Lived[] {
  let waitedMs = 0
  return steps.map((step, index) => {
    const ready = step.at + lateAt(slips, index)
    const gate = releasedAt ? releasedAt.getTime() + releaseTakesMs : undefined
    if (step.waitsForRelease && gate !== undefined) waitedMs = Math.max(waitedMs, gate - ready)
    const actual = step.waitsForRelease && gate === undefined ? undefined : ready + waitedMs
    return { step, ready, actual, isNextVessel: isLeftBehind(slips, index) }
  })
}

/** With each slip that becomes known, the new times of all that is still to come. */
function estimates(booked: Booked, steps: readonly Step[], slips: readonly Slip[]): CarrierEvent[] {
  return slips.flatMap(({ index: first, reportedAt, remark }, count) => {
    const known = slips.slice(0, count + 1)
    return steps.flatMap((step, index) => {
      if (index < first) return []
      const at = step.at + lateAt(known, index)
      const isNextVessel = isLeftBehind(known, index)
      return [stepEvent(booked, step, { classifier: 'EST', at, reportedAt, remark, isNextVessel })]
    })
  })
}

/** What the payment kept waiting has new times once it has come. */
function waited(booked: Booked, lived: readonly Lived[]): CarrierEvent[] {
  const reportedAt = booked.releasedAt?.getTime()
  if (reportedAt === undefined) return []
  return lived.flatMap(({ step, ready, actual: at }) =>
    at === undefined || at === ready ? [] : [stepEvent(booked, step, { classifier: 'EST', at, reportedAt })],
  )
}

/** Received and confirmed at once, the transport document after loading, its surrender with the payment. */
function documentEvents(booked: Booked, lived: readonly Lived[]): CarrierEvent[] {
  const { request, bookedAt, releasedAt } = booked
  const main = request.legs.findIndex(({ role }) => role === 'main')
  const departed = lived.find(({ step }) => step.code === 'DEPA' && step.stop === main)?.actual
  return [
    documentEvent(booked, 'RECE', bookedAt.getTime()),
    documentEvent(booked, 'CONF', bookedAt.getTime()),
    ...(departed === undefined ? [] : [documentEvent(booked, 'ISSU', departed + 2 * hourMs)]),
    ...(releasedAt ? [documentEvent(booked, 'SURR', releasedAt.getTime())] : []),
  ]
}

/** Chosen when customs would have released it, opened two days later. */
function inspection(booked: Booked, lived: readonly Lived[], { isInspected }: Outcome): CarrierEvent[] {
  const customs = lived.find(({ step }) => step.code === 'CUSR')
  if (!isInspected || customs?.actual === undefined) return []
  const released = customs.actual
  const event = (code: string, at: number, remark: string | null) =>
    stepEvent(booked, { ...customs.step, code }, { classifier: 'ACT', at, reportedAt: at, remark })
  return [
    event('CUSS', released - 96 * hourMs, 'Held by customs for inspection'),
    event('CUSI', released - 48 * hourMs, null),
  ]
}
