import type { CarriageRequest } from '../carriers.ts'
import type { PlayedDetour } from './carriage-record.ts'
import { numberFrom } from './numbers.ts'
import type { Outcome } from './outcomes.ts'
import type { Step } from './plan-carriage.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** From this step on everything happens this much later. The delay is unknown before `reportedAt`, and then announced with a reason. */
export type Slip = {
  index: number
  byMs: number
  reportedAt: number
  remark: string | null
  isNextVessel: boolean
}

type Voyage = { request: CarriageRequest; bookedAt: Date; detours: readonly PlayedDetour[] }

/** What goes otherwise than planned: the way round a closed passage, some hours for every shipment, always the same ones, and what the outcome says. */
export function slipsOf(
  { request, bookedAt, detours }: Voyage,
  steps: readonly Step[],
  outcome: Outcome,
): Slip[] {
  const main = request.legs.findIndex(({ role }) => role === 'main')
  const find = (code: string, stop: number) =>
    steps.findIndex((step) => step.code === code && step.stop === stop && !step.isEmpty)
  const timeOf = (index: number) => steps[index]?.at ?? 0
  const [departure, arrival] = [find('DEPA', main), find('ARRI', main + 1)]
  const customs = find('CUSR', main + 1)
  const empty = steps.findIndex((step) => step.code === 'GTIN' && step.isEmpty)
  const [leaves, arrives] = [timeOf(departure), timeOf(arrival)]
  const during = (share: number) => leaves + (arrives - leaves) * share
  const few = (what: string, most: number) => numberFrom(`${what} ${request.key}`, most + 1) * hourMs
  // Before the documentation cut-off, also of a late booking.
  const announced = Math.max(leaves - 6 * dayMs, bookedAt.getTime() + 2 * hourMs)
  const lateShip = 'The vessel is late from its last port'
  const full = 'The vessel was full: loaded on the next one'
  const slips = [
    slip(departure, few('departure', 8), leaves),
    slip(arrival, few('arrival', 9), during(0.3)),
    ...(outcome.isRolled
      ? [{ ...slip(find('LOAD', main), 7 * dayMs, leaves - dayMs, full), isNextVessel: true }]
      : []),
    ...(outcome.isLateShip ? [slip(find('LOAD', main), 3 * dayMs, announced, lateShip)] : []),
    ...(outcome.isDelayed
      ? [
          slip(arrival, 36 * hourMs, during(0.4), 'Slowed down by bad weather'),
          slip(arrival, 36 * hourMs, during(0.7), 'Waiting for a berth at destination'),
        ]
      : []),
    ...(outcome.isKeptLong && empty !== -1
      ? [slip(empty, 18 * dayMs, timeOf(empty), 'The consignee still has the container')]
      : []),
    ...(outcome.isInspected && customs !== -1
      ? [slip(customs, 4 * dayMs, timeOf(customs), 'Held by customs for inspection')]
      : []),
  ]
  const around = detours.map(({ days, remark, reportedAt }) =>
    slip(arrival, days * dayMs, Date.parse(reportedAt), remark),
  )
  return [...inTurn(slips.filter(({ byMs }) => byMs > 0)), ...around].sort(
    (a, b) => a.reportedAt - b.reportedAt,
  )
}

function slip(index: number, byMs: number, reportedAt: number, remark: string | null = null): Slip {
  return { index, byMs, reportedAt: Math.round(reportedAt), remark, isNextVessel: false }
}

/** Each becomes known as much later as those before it have made everything. */
function inTurn(slips: readonly Slip[]): Slip[] {
  let late = 0
  return [...slips]
    .sort((a, b) => a.reportedAt - b.reportedAt)
    .map((one) => {
      const reportedAt = one.reportedAt + late
      late += one.byMs
      return { ...one, reportedAt }
    })
}
