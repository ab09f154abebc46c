import { dayText } from '@tradelane/contract/primitives/day-text'
import { formatMoney, type Money } from '@tradelane/money'
import { getCompany } from '../../../../access/company.ts'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { totalsOf } from '../../../money/charges/index.ts'
import { findRegisteredAddress } from '../../../people/onboarding/index.ts'
import { type BookingRow, bookingNumberOf, quotedFreight } from '../bookings.ts'
import { localDay } from '../container-charges/container-time.ts'
import { freightDueAt } from '../next-step.ts'
import { billOf } from '../payment/freight-charge.ts'
import { dutyFacts } from './duty-facts.ts'

type Fact = [label: string, value: string]

/** Both numbers follow from the booking's: each booking has one invoice, and one credit note at most. */
const invoiceNumber = (booking: BookingRow): string => `LI-${serialOf(booking)}`
const creditNumber = (booking: BookingRow): string => `CN-${serialOf(booking)}`
const serialOf = (booking: BookingRow): string => bookingNumberOf(booking).slice('FB-'.length)

/** The lines as they were paid, and before that as they will be. It stays as it is when the payment is refunded: that is the credit note. */
export async function freightInvoice(deps: Deps, booking: BookingRow) {
  const { amount, table } = await linesOf(deps, booking, (one) => formatMoney(one))
  const due = await freightDueAt(deps.db, booking)
  const { paid_at, refunded_at, confirmed_at } = booking
  const isEnded = !paid_at && booking.state === 'cancelled'
  const unpaid = isEnded ? 'The booking was cancelled: nothing to pay' : 'Not paid yet'
  const paid = paid_at ? `Paid on ${day(paid_at)}` : unpaid
  const facts: Fact[] = [
    ['Invoice', invoiceNumber(booking)],
    ['Issued', confirmed_at ? day(confirmed_at) : ''],
    ['Due', due && !isEnded ? day(due) : ''],
    ...(await partiesOf(deps, booking)),
    ...dutyFacts(booking),
    ['Status', refunded_at ? `${paid}, credited by ${creditNumber(booking)} on ${day(refunded_at)}` : paid],
  ]
  return {
    lead: `${formatMoney(amount)}: ${paid_at ? 'paid' : isEnded ? 'cancelled' : 'due'}`,
    facts: facts.filter(([, value]) => value !== ''),
    table,
  }
}

/** Of what was paid and has been refunded: the same lines, with a minus. */
export async function creditNote(deps: Deps, booking: BookingRow) {
  const { amount, table } = await linesOf(deps, booking, (one) => `−${formatMoney(one)}`)
  const { refunded_at, state_reason } = booking
  const facts: Fact[] = [
    ['Credit note', creditNumber(booking)],
    ['For invoice', invoiceNumber(booking)],
    ['Issued', refunded_at ? day(refunded_at) : ''],
    ['Reason', state_reason ?? 'The booking was cancelled'],
    ...(await partiesOf(deps, booking)),
    ['Status', 'Refunded to the wallet'],
  ]
  return { lead: `${formatMoney(amount)}: refunded`, facts, table }
}

async function linesOf(deps: Deps, booking: BookingRow, text: (amount: Money) => string) {
  const lines = await billOf(deps.db, booking)
  const { amount } = totalsOf(lines)
  return {
    amount,
    table: {
      columns: [
        { title: 'For', share: 0.7 },
        { title: 'Amount', share: 0.3, isRight: true },
      ],
      rows: [
        ...lines.map((line) => [line.description, text(line.amount)]),
        ['Net', text(amount)],
        ['VAT or other tax: none is charged on this invoice', formatMoney({ ...amount, amount: 0n })],
      ],
      totals: ['Total', text(amount)],
    },
  }
}

/** Seller, buyer, booking and carrier, as every invoice of a booking names them. */
export async function partiesOf({ db, config }: Deps, booking: BookingRow): Promise<Fact[]> {
  const scope = systemScope(booking.uid)
  const { company_name, company_reg_number, tax_number } = await getCompany(db, scope)
  const { name, address, taxNumber } = config.seller
  const buyer = [
    company_name,
    await findRegisteredAddress(db, scope),
    `registration number ${company_reg_number}`,
    tax_number && `tax number ${tax_number}`,
  ]
  const { name: carrier, from_city, to_city, shipping_date } = quotedFreight(booking)
  return [
    ['Seller', [name, address, taxNumber && `tax number ${taxNumber}`].filter(Boolean).join(', ')],
    ['Buyer', buyer.filter(Boolean).join(', ')],
    ['Booking', `${bookingNumberOf(booking)}, ${from_city} to ${to_city}`],
    ['Carrier', carrier],
    // The day of the supply, or the days, as invoices with VAT must have it (directive 2006/112/EC, article 226 (7)).
    ['Carried from', dayText(shipping_date)],
    ...(booking.delivered_at ? [['Delivered on', day(booking.delivered_at)] satisfies Fact] : []),
  ]
}

const day = (at: Date): string => dayText(localDay(at, 'UTC'))
