import type { CarriageRequest, CutOffs } from '../carriers.ts'
import type { CarriageRow } from './carriage-record.ts'
import { outcomeOf } from './outcomes.ts'
import { planCarriage } from './plan-carriage.ts'
import { slipsOf } from './slips.ts'

const hourMs = 3_600_000
/** Before the departure: shipping instructions by sea, the data of the air waybill by air. */
const documentsBefore = { sea: 72, air: 24 } as const
/** Who books late has this long at least. */
const leastHours = 6

/** As the carrier names them at `now`, its own clock: one that has not passed when a later departure becomes known moves with it. */
export function cutOffsOf(row: CarriageRow, now: Date): CutOffs {
  const { request, booked_at: bookedAt, detours } = row
  const steps = planCarriage(request, bookedAt)
  const stop = request.legs.findIndex(({ role }) => role === 'main')
  const departure = steps.findIndex((step) => step.code === 'DEPA' && step.stop === stop)
  const known = slipsOf({ request, bookedAt, detours }, steps, outcomeOf(request)).filter(
    ({ index, reportedAt }) => index <= departure && reportedAt <= now.getTime(),
  )
  const moved = (at: Date | null) =>
    at && new Date(known.reduce((time, late) => (late.reportedAt < time ? time + late.byMs : time), +at))
  const { documents, vgm, cargo } = plannedCutOffs(request, bookedAt)
  return { documents: moved(documents), vgm: moved(vgm), cargo: moved(cargo) }
}

/** Follows from the plan: containers are weighed before they are delivered, and delivered before they are loaded. */
function plannedCutOffs(request: CarriageRequest, bookedAt: Date): CutOffs {
  const steps = planCarriage(request, bookedAt)
  const stop = request.legs.findIndex(({ role }) => role === 'main')
  const by = request.legs[stop]?.by
  const timeOf = (code: string) =>
    steps.find((step) => step.code === code && step.stop === stop && !step.isEmpty)?.at
  const [received, departure] = [timeOf('GTIN'), timeOf('DEPA')]
  // From door to door: the truck is loaded.
  if (received === undefined || departure === undefined)
    return { documents: null, vgm: null, cargo: atHour(steps.find(({ isEmpty }) => !isEmpty)?.at) }
  const between = (share: number) => received + (departure - received) * share
  const cargo = between(0.5)
  if (by !== 'sea' && by !== 'air') return { documents: null, vgm: null, cargo: atHour(cargo) }
  const least = bookedAt.getTime() + leastHours * hourMs
  const documents = Math.min(Math.max(departure - documentsBefore[by] * hourMs, least), cargo)
  return {
    documents: atHour(documents),
    // The carrier weighs the shared containers that it fills.
    vgm: request.mode === 'FCL' ? atHour(between(0.25)) : null,
    cargo: atHour(cargo),
  }
}

const atHour = (at: number | undefined): Date | null =>
  at === undefined ? null : new Date(Math.floor(at / hourMs) * hourMs)
