import { uuidFrom } from '../../uuid-from.ts'
import type { CarriageRequest, CarrierEvent } from '../carriers.ts'
import type { PlayedDetour, StoredCarriage } from './carriage-record.ts'
import type { Step } from './plan-carriage.ts'
import { proofOf } from './proof-of-delivery.ts'
import { type Vessel, vesselFor } from './vessels.ts'

export type Booked = {
  request: CarriageRequest
  carriage: StoredCarriage
  bookedAt: Date
  /** When the carrier was notified that the freight is paid. */
  releasedAt: Date | null
  detours: readonly PlayedDetour[]
}

type Report = Pick<CarrierEvent, 'classifier'> & {
  at: number
  reportedAt: number
  remark?: string | null
  /** The goods were left behind: the second ship has them. */
  isNextVessel?: boolean
}

const nothing: Vessel = { vessel: null, imo: null, voyage: null }

export function stepEvent({ request, carriage }: Booked, step: Step, report: Report): CarrierEvent {
  const { eventType, code, stop, isEmpty } = step
  const { classifier, at, reportedAt, remark = null, isNextVessel = false } = report
  return {
    eventId: uuidFrom(`${request.key} ${eventType} ${code} ${stop} ${isEmpty} ${classifier} ${reportedAt}`),
    eventType,
    code,
    classifier,
    dateTime: new Date(at),
    reportedAt: new Date(reportedAt),
    stop,
    location: (stop === 0 ? request.legs[0]?.from : request.legs[stop - 1]?.to) ?? null,
    isEmpty,
    ...(isAboard(request, step) ? vesselFor(request, isNextVessel ? 1 : 0) : nothing),
    containers: eventType === 'EQUIPMENT' ? carriage.containers : [],
    remark,
    proof: code === 'DROP' && classifier === 'ACT' ? proofOf(request) : null,
  }
}

/** An event on paper, reported when it happens. */
export function documentEvent({ request }: Booked, code: string, at: number): CarrierEvent {
  return {
    eventId: uuidFrom(`${request.key} SHIPMENT ${code}`),
    eventType: 'SHIPMENT',
    code,
    classifier: 'ACT',
    dateTime: new Date(at),
    reportedAt: new Date(at),
    stop: null,
    location: null,
    isEmpty: false,
    ...nothing,
    containers: [],
    remark: null,
    proof: null,
  }
}

/** Whether the ship, plane or train is part of it. */
function isAboard({ legs }: CarriageRequest, { eventType, code, stop }: Step): boolean {
  const main = legs.findIndex(({ role }) => role === 'main')
  if (eventType === 'TRANSPORT') return stop === (code === 'DEPA' ? main : main + 1)
  return (code === 'LOAD' && stop === main) || (code === 'DISC' && stop === main + 1)
}
