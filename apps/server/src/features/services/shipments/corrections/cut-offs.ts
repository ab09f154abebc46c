import type { Freight } from '@tradelane/contract/logistics/freight'
import type { BookingState } from '@tradelane/contract/shipments/states'
import type { CutOffs } from '@tradelane/providers'
import { type BookingRow, quotedFreight } from '../bookings.ts'
import { localPlace } from '../local-places.ts'

export const cutOffColumns = ({ documents, vgm, cargo }: CutOffs) => ({
  documents_cut_off: documents,
  vgm_cut_off: vgm,
  cargo_cut_off: cargo,
})

const kinds = ['documents', 'vgm', 'cargo'] as const
type Kind = (typeof kinds)[number]
type By = Freight['legs'][number]['by']

const labels: Record<By, Record<Kind, string>> = {
  sea: {
    documents: 'Shipping instructions',
    vgm: 'Verified gross mass (VGM)',
    cargo: 'Cargo at the terminal',
  },
  air: { documents: 'Data of the air waybill', vgm: 'Weight', cargo: 'Cargo at the airport' },
  rail: { documents: 'Data of the consignment note', vgm: 'Weight', cargo: 'Cargo at the terminal' },
  truck: { documents: 'Data of the consignment note', vgm: 'Weight', cargo: 'Loading' },
}

/** As the carrier named them with its confirmation, in the time of the place where the main leg begins. */
export function cutOffsOf(booking: BookingRow) {
  const main = quotedFreight(booking).legs.find(({ role }) => role === 'main')
  if (!main) return []
  const { time_zone } = localPlace(main.from)
  return kinds.flatMap((kind) => {
    const at = booking[`${kind}_cut_off`]
    return at ? [{ kind, label: labels[main.by][kind], at, place: main.from.name, time_zone }] : []
  })
}

/** Until then the carrier takes corrections; a carrier without documents takes them until it has the goods. */
const correctedUntil = ({ documents_cut_off, cargo_cut_off }: BookingRow): Date | null =>
  documents_cut_off ?? cargo_cut_off

const correctable: Record<BookingState, boolean> = {
  requested: false,
  confirmed: true,
  in_transit: true,
  arrived: false,
  delivered: false,
  closed: false,
  denied: false,
  cancelled: false,
}

/** When the details can no longer be corrected, and whether they can now; null before the confirmation and without a cut-off. */
export function correctionTime(booking: BookingRow, now: Date) {
  const until = booking.confirmed_at && correctedUntil(booking)
  if (!until) return null
  // The sandbox's carrier may be ahead of us.
  const present = booking.tracked_at && booking.tracked_at > now ? booking.tracked_at : now
  const hasPassed = present >= until
  return { until, hasPassed, isOpen: isCorrectable(booking) && !hasPassed }
}

/** By the company until the cut-off, later by the back office. */
export const isCorrectable = ({ state, carrier_cancelled_at }: BookingRow): boolean =>
  correctable[state] && !carrier_cancelled_at

/** Once the company no longer can, and until the goods arrive, the back office can ask the carrier for an exception. */
export const mayCorrectLate = (booking: BookingRow, now: Date): boolean =>
  isCorrectable(booking) && !correctionTime(booking, now)?.isOpen

/** "27 Nov 2026, 19:30 GMT+5:30" */
export const localTimeText = (at: Date, timeZone: string): string =>
  at
    .toLocaleString('en-GB', {
      ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
      ...{ timeZone, timeZoneName: 'short' },
    })
    .replace('Sept', 'Sep')
