import type { Amendment, AmendmentAnswer, Carriage, CarriageRequest } from '../carriers.ts'

/** The cut-offs follow from the plan. */
export type StoredCarriage = Omit<Carriage, 'cutOffs'>

export type CarriageRow = {
  id: string
  key: string
  request: CarriageRequest
  carriage: StoredCarriage | null
  refusal: string | null
  booked_at: Date
  days_ahead: number
  released_at: Date | null
  cancelled_at: Date | null
  detours: PlayedDetour[]
  amendments: (Amendment & { answer: AmendmentAnswer })[]
}

/** Another way by sea, as JSON keeps it. */
export type PlayedDetour = { id: string; days: number; remark: string; reportedAt: string }
export type BookedRow = CarriageRow & { carriage: StoredCarriage }

export const isBooked = (row: CarriageRow): row is BookedRow => row.carriage !== null

/** The clock of this carriage only; it stops when the booking is cancelled. */
export function clockOf({ days_ahead, cancelled_at }: CarriageRow, now: Date): Date {
  return cancelled_at ?? new Date(now.getTime() + days_ahead * 86_400_000)
}
