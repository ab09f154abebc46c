import { dayText } from '@tradelane/contract/primitives/day-text'
import { formatMoney } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { InvoiceFact } from '../../../../entries/service-entry.ts'
import { totalsOf } from '../../../money/charges/index.ts'
import { partiesOf } from '../../../money/invoices/index.ts'
import { type BookingRow, bookingNumberOf, findBooking, quotedFreight } from '../bookings.ts'
import { localDay } from '../container-charges/container-time.ts'
import { freightDueAt } from '../next-step.ts'
import { freightBill } from '../payment/freight-bill.ts'
import { dutyFacts } from './duty-facts.ts'

/** What is to be paid. The invoice follows with its number once it is: the register of invoices has it. */
export async function freightToPay(deps: Deps, booking: BookingRow) {
  const lines = freightBill(booking)
  const { amount } = totalsOf(lines)
  const due = await freightDueAt(deps.db, booking)
  const isEnded = booking.state === 'cancelled'
  const { confirmed_at } = booking
  const facts: InvoiceFact[] = [
    ['Issued', confirmed_at ? day(confirmed_at) : ''],
    ['Due', due && !isEnded ? day(due) : ''],
    ...(await partiesOfBooking(deps, booking)),
    ...carriedFacts(booking),
    ['Status', isEnded ? 'The booking was cancelled: nothing to pay' : 'Not paid yet'],
    ['Invoice number', isEnded ? '' : 'Given when it is paid'],
  ]
  return {
    title: 'Payment request',
    lead: `${formatMoney(amount)}: ${isEnded ? 'cancelled' : 'due'}`,
    facts: facts.filter(([, value]) => value !== ''),
    table: {
      columns: [
        { title: 'For', share: 0.7 },
        { title: 'Amount', share: 0.3, isRight: true },
      ],
      rows: [
        ...lines.map((line) => [line.description, formatMoney(line.amount)]),
        ['Net', formatMoney(amount)],
        ['VAT or other tax: none is charged', formatMoney({ ...amount, amount: 0n })],
      ],
      totals: ['Total', formatMoney(amount)],
    },
  }
}

/** Seller, buyer, booking and carrier, as every request for payment of a booking names them. */
export async function partiesOfBooking(deps: Deps, booking: BookingRow): Promise<InvoiceFact[]> {
  const { name: carrier, from_city, to_city } = quotedFreight(booking)
  return [
    ...(await partiesOf(deps, systemScope(booking.uid))),
    ['Booking', `${bookingNumberOf(booking)}, ${from_city} to ${to_city}`],
    ['Carrier', carrier],
  ]
}

/** What the invoice of a booking says of the carriage, and its credit note of the cancellation. */
export async function freightInvoiceFacts(
  { db }: Deps,
  scope: Parameters<typeof findBooking>[1],
  logisticsId: string,
): Promise<InvoiceFact[]> {
  const booking = await findBooking(db, scope, logisticsId)
  if (!booking) return []
  const { refunded_at, state_reason } = booking
  return [
    ...carriedFacts(booking),
    ...(refunded_at ? [['Reason', state_reason ?? 'The booking was cancelled'] satisfies InvoiceFact] : []),
  ]
}

const carriedFacts = (booking: BookingRow): InvoiceFact[] => [
  // The day of the supply, or the days, as invoices with VAT must have it (directive 2006/112/EC, article 226 (7)).
  ['Carried from', dayText(quotedFreight(booking).shipping_date)],
  ...(booking.delivered_at ? [['Delivered on', day(booking.delivered_at)] satisfies InvoiceFact] : []),
  ...dutyFacts(booking),
]

const day = (at: Date): string => dayText(localDay(at, 'UTC'))
