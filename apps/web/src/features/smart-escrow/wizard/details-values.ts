import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import type { smartEscrows, WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import {
  type EscrowFigures,
  figuresOfReceived,
  figuresOfSent,
} from '@tradelane/contract/smart-escrow/figures'
import { newEscrow } from '@tradelane/contract/smart-escrow/forms'
import { type Currency, decimalText, findMoney, isPositive } from '@tradelane/money'

export type EscrowBody = WireInput<typeof smartEscrows.add>['body']

const shared = ['payment_mode', 'fees_payed_by', 'reference', 'reason', 'expiry_date'] as const
const amounts = ['amount_sent', 'amount_received', 'fees'] as const
const termNames = [
  'transation_type',
  'issue_date',
  'expiry_place',
  'latest_shipment',
  'shipment_period',
  'transation_amount',
  'transaction_po_tolerance',
  'transaction_amt_tolerance',
  'exchange_rate',
  'drawing',
  'drawing_term',
  'partial_shipments',
  'trans_shipment',
  'transport_from',
  'airport_og_loading',
  'airport_of_discharge',
  'transport_to',
  'incoterms',
  'description_of_delivery',
  'industry',
  'note',
] as const
const names = [...shared, ...amounts, ...termNames]
export type DetailName = (typeof names)[number]
export type DetailValues = Record<DetailName, string>

/** Of a saved escrow, or empty. */
export const valuesOf = (escrow: WireSmartEscrow | undefined): DetailValues =>
  Object.fromEntries(names.map((name) => [name, String(escrow?.[name] ?? '')])) as DetailValues

type Payee = { beneficiary_id: string; beneficiary_account_id: string; currency: Currency; isFull: boolean }

/** As it is sent. An empty amount is left out, so that its message is the one for nothing entered. */
export function bodyOf(values: DetailValues, { currency, isFull, ...payee }: Payee): EscrowBody {
  const number = (name: DetailName) => (values[name] === '' ? undefined : Number(values[name]))
  const optional = (name: DetailName) => (values[name] === '' ? undefined : values[name])
  const body = isFull
    ? {
        condition_based_payment: 1,
        ...values,
        transation_amount: number('transation_amount'),
        transaction_pi_currency: currency,
        exchange_rate: optional('exchange_rate'),
        reference: optional('reference'),
        reason: optional('reason'),
      }
    : {
        condition_based_payment: 0,
        payment_mode: values.payment_mode,
        fees_payed_by: values.fees_payed_by,
        reference: values.reference,
        reason: optional('reason'),
        expiry_date: optional('expiry_date'),
        amount_sent: number('amount_sent'),
        amount_received: number('amount_received'),
        fees: number('fees'),
        amount_sent_currency: currency,
        amount_received_currency: currency,
      }
  // What a person has not filled in is not of the call's type: the schema says so beside each field.
  return { ...payee, ...body } as EscrowBody
}

/** The contract's message for each field that is wrong, by its path. */
export function faultsOf(body: unknown): Record<string, string> {
  const issues = newEscrow.safeParse(body).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

/** Fee and the other amount follow from the one that is typed; empty where it is no amount. */
export function figuresFrom(text: string, side: 'sent' | 'received', currency: Currency) {
  const typed = findMoney(text, currency)
  const figures = typed && isPositive(typed) ? of[side](typed) : undefined
  return {
    amount_sent: side === 'sent' ? text : textOf(figures?.sent),
    fees: textOf(figures?.fee),
    amount_received: side === 'received' ? text : textOf(figures?.received),
  }
}

const of = { sent: figuresOfSent, received: figuresOfReceived }
const textOf = (amount: EscrowFigures['fee'] | undefined): string => (amount ? decimalText(amount) : '')
