import type { Carriage, CarriageRequest } from '../carriers.ts'

export type CarriageRow = {
  id: string
  key: string
  request: CarriageRequest
  carriage: Carriage | null
  refusal: string | null
  booked_at: Date
  days_ahead: number
  released_at: Date | null
  cancelled_at: Date | null
  detours: PlayedDetour[]
}

/** Another way by sea, as JSON keeps it. */
export type PlayedDetour = { id: string; days: number; remark: string; reportedAt: string }
export type BookedRow = CarriageRow & { carriage: Carriage }

export const isBooked = (row: CarriageRow): row is BookedRow => row.carriage !== null

/** The clock of this carriage only; it stops when the booking is cancelled. */
export function clockOf({ days_ahead, cancelled_at }: CarriageRow, now: Date): Date {
  return cancelled_at ?? new Date(now.getTime() + days_ahead * 86_400_000)
}
