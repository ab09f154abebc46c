import type { ExpectedArrival } from '@tradelane/contract/lifecycle/arrival'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { PaymentState } from '@tradelane/contract/simple-payment/states'
import type { Currency } from '@tradelane/money'
import { type Arrival, arrivalOf, countedIn, placeOf } from '../../../lifecycle/arrival.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { endOfDay } from '../../../lifecycle/local-days.ts'
import type { Payee } from './payee.ts'
import type { PaymentOrder } from './payment-order.ts'

type Row = RowOf<'simple_payments'>

/** Whether a payment is on its way, and what it waits for. */
const stages: Record<PaymentState, 'moving' | 'our check' | 'an answer' | undefined> = {
  draft: undefined,
  awaiting_approval: undefined,
  submitted: 'moving',
  in_review: 'our check',
  processing: 'moving',
  action_required: 'an answer',
  sent: 'moving',
  paid: undefined,
  rejected: undefined,
  cancelled: undefined,
  returned: undefined,
}

/** By when we have decided about a payment that waits for it. */
export const reviewDueAt = ({ review_due_at, updated_at }: Row): Date =>
  review_due_at ?? dueAt('reviewMatch', updated_at, null)

/** When an order arrives that is submitted at this moment. */
export const arrivalOfOrder = ({ source, target, payee: { account } }: PaymentOrder, at: Date): Arrival =>
  arrivalOf({
    from: source.currency,
    to: target.currency,
    bankCountry: account.beneficiaryCountryCode,
    method: account.payoutMethod,
    at,
  })

/** The day of arrival as a line of what is approved, and why it is later than usual. */
export function arrivalLines(order: PaymentOrder, at: Date): string[] {
  const { day, reasons } = arrivalOfOrder(order, at)
  const { beneficiaryCountryCode: bankCountry, payoutMethod: method } = order.payee.account
  const place = placeOf(order.target.currency, bankCountry)
  const counted = countedIn({ from: order.source.currency, to: order.target.currency, bankCountry, method })
  return [`arrives by ${dayText(day)} at the bank in ${place}`, counted, ...reasons]
}

/** The day by which a payment on its way arrives. A day that was promised stays, and is late when it is over. */
export function expectedArrival(row: Row, now: Date): ExpectedArrival | null {
  const usual = usualArrival(row)
  if (!usual) return null
  const { bankCountry, method, day: usualDay, reasons } = usual
  const to = row.amount_received_currency as Currency
  const place = placeOf(to, bankCountry)
  const promise = {
    place,
    counted: countedIn({ from: row.amount_sent_currency as Currency, to, bankCountry, method }),
    promised_day: row.promised_arrival,
    is_late: now > endOfDay(usualDay, bankCountry),
  }
  const stage = stages[row.state]
  if (stage === 'an answer') {
    const asked = 'The payments provider asks for more information. The payment goes on after your answer.'
    return { ...promise, day: usualDay, reasons: [asked, ...reasons] }
  }
  if (stage === 'our check') {
    const until = reviewDueAt(row)
    const heldBy = `We check the payment first, within ${promised('reviewMatch')}.`
    return { ...promise, ...laterOf({ day: usualDay, reasons }, arrivalFrom(row, until, heldBy)) }
  }
  if (!promise.is_late) return { ...promise, day: usualDay, reasons }
  // What held it may be over: the days count from then.
  const again = arrivalFrom(row, row.updated_at)
  const late = 'The payment is late. We keep asking the payments provider for it.'
  return now > endOfDay(again.day, bankCountry)
    ? { ...promise, day: usualDay, reasons: [late] }
    : { ...promise, day: again.day, reasons: [late, ...again.reasons] }
}

/** For the notice that it was accepted: the day, and where. */
export function factsOfArrival(row: Row, now: Date): Record<string, string> {
  const arrival = expectedArrival(row, now)
  return arrival ? { arrives_on: arrival.day, arrives_at: arrival.place } : {}
}

/** The end of the day of arrival, at the payee's bank. */
export function arrivalDueAt(row: Row): Date | null {
  const usual = usualArrival(row)
  return usual && endOfDay(usual.day, usual.bankCountry)
}

function usualArrival(row: Row): (Arrival & { bankCountry: string; method: string }) | null {
  if (!row.submitted_at || !row.payee || !stages[row.state]) return null
  const { day, reasons } = arrivalFrom(row, row.submitted_at)
  const { beneficiaryCountryCode: bankCountry, payoutMethod: method } = (row.payee as Payee).account
  return { day: row.promised_arrival ?? day, reasons, bankCountry, method }
}

function arrivalFrom(row: Row, at: Date, heldBy?: string): Arrival {
  const { account } = row.payee as Payee
  return arrivalOf({
    from: row.amount_sent_currency as Currency,
    to: row.amount_received_currency as Currency,
    bankCountry: account.beneficiaryCountryCode,
    method: account.payoutMethod,
    at,
    ...(heldBy && { heldBy }),
  })
}

const laterOf = (one: Arrival, other: Arrival): Arrival => (other.day > one.day ? other : one)
