import type { CorridorKey } from '@tradelane/contract/corridors/calls'
import type { PayoutMethod } from '@tradelane/contract/partners/forms'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { smartEscrows, WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import {
  type EscrowFigures,
  figuresOfPrice,
  figuresOfReceived,
  figuresOfSent,
  limitsOfFigures,
  limitsOfPrice,
} from '@tradelane/contract/smart-escrow/figures'
import { newEscrow } from '@tradelane/contract/smart-escrow/forms'
import { defaultPurpose, feePayers, mostEscrowAmount } from '@tradelane/contract/smart-escrow/options'
import { expiryFault, termFaults } from '@tradelane/contract/smart-escrow/term-faults'
import { escrowTermNames } from '@tradelane/contract/smart-escrow/terms'
import {
  type Currency,
  compare,
  decimalText,
  findMoney,
  formatMoney,
  isPositive,
  type Money,
} from '@tradelane/money'
import { today } from '../../../../lib/format/format-date.ts'

export type EscrowBody = WireInput<typeof smartEscrows.add>['body']

const shared = ['payment_mode', 'fees_payed_by', 'purposeCode', 'reference', 'reason', 'expiry_date'] as const
const amounts = ['amount_sent', 'amount_received', 'fees'] as const
const names = [...shared, ...amounts, 'transation_amount', ...escrowTermNames] as const
export type DetailName = (typeof names)[number]
export type DetailValues = Record<DetailName, string>

/** Of a saved escrow, or empty. */
export const valuesOf = (escrow: WireSmartEscrow | undefined): DetailValues =>
  Object.fromEntries(
    names.map((name) => [name, String(escrow?.[name] ?? initial[name] ?? '')]),
  ) as DetailValues
const initial: Partial<DetailValues> = { purposeCode: defaultPurpose }

/** What of the beneficiary's account decides about the form. */
export type EscrowAccount = CorridorKey & { currency: Currency; payoutMethod: PayoutMethod }

export type Suggested = WireOutput<typeof smartEscrows.suggest>

/** Of a new escrow whose trade says a part of it. A value of the goods above what an escrow may hold is left to the person. */
export function suggestedValues(
  { terms, expiry_date, invoice_amount: price }: Suggested,
  currency: Currency,
): DetailValues {
  const fits = currency === 'USD' && price !== null && price <= mostEscrowAmount
  const given = Object.entries(terms).filter(([, value]) => value !== undefined)
  return {
    ...valuesOf(undefined),
    ...Object.fromEntries(given),
    expiry_date: expiry_date ?? '',
    transation_amount: fits ? String(price) : '',
  }
}

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
        purposeCode: optional('purposeCode'),
        reference: optional('reference'),
        reason: optional('reason'),
      }
    : {
        condition_based_payment: 0,
        payment_mode: values.payment_mode,
        fees_payed_by: values.fees_payed_by,
        purposeCode: optional('purposeCode'),
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

/** An amount that a person types; the other one and the fee follow from it. */
export type TypedSide = 'sent' | 'received'

/** The message for each field of the form that is wrong. */
export function detailFaults(values: DetailValues, payee: Payee, typed: TypedSide): Record<string, string> {
  // The corridor of another account may not take the purpose that was chosen before.
  const noPurpose = values.purposeCode === '' && { purposeCode: 'Select what the payment is for' }
  const faults = { ...faultsOf(bodyOf(values, payee)), ...noPurpose }
  if (payee.isFull) return { ...termFaults(values, today()), ...faults }
  const ofExpiry = expiryFault(values.expiry_date, today())
  const dated = { ...(ofExpiry && { expiry_date: ofExpiry }), ...faults }
  if (!isTyped(values)) return dated
  return { ...without(dated, amounts), ...typedFault(values, typed, payee.currency, faults) }
}

/** The field that a person can correct: what is wrong with the others follows from it. */
export const fieldOfAmount = (path: string, typed: TypedSide): string =>
  amounts.some((name) => name === path) ? `amount_${typed}` : path

const isTyped = ({ amount_sent, amount_received }: DetailValues): boolean =>
  amount_sent !== '' || amount_received !== ''

const without = (faults: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))

/** At the amount that was typed, with the limit that holds for it: the fee has a least too. */
function typedFault(
  values: DetailValues,
  side: TypedSide,
  currency: Currency,
  faults: Record<string, string>,
): Record<string, string> {
  const name = `amount_${side}` as const
  const found = faults[name] ?? faults.fees ?? faults.amount_sent ?? faults.amount_received
  const typed = findMoney(values[name], currency)
  if (found === undefined || !typed) return found === undefined ? {} : { [name]: found }
  const { least, most } = limitsOfFigures(currency)
  if (compare(typed, least[side]) < 0)
    return { [name]: `Enter a minimum amount: ${formatMoney(least[side])}` }
  return { [name]: compare(typed, most[side]) > 0 ? `At most ${formatMoney(most[side])}` : found }
}

/** The contract's message for each field that is wrong, by its path. */
export function faultsOf(body: unknown): Record<string, string> {
  const issues = newEscrow.safeParse(body).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

/** Fee and the other amount follow from the one that is typed; empty where it is no amount. */
export function figuresFrom(text: string, side: TypedSide, currency: Currency) {
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

/** What the form would take from the wallet, as decimal text; undefined while its amount is none. */
export function costOf(values: DetailValues, { currency, isFull }: Pick<Payee, 'currency' | 'isFull'>) {
  const { amount_sent, transation_amount, fees_payed_by } = values
  if (!isFull) return findMoney(amount_sent, currency) && amount_sent
  const price = findMoney(transation_amount, currency)
  const payer = feePayers.find((one) => one === fees_payed_by)
  return price && isPositive(price) && payer ? decimalText(figuresOfPrice(price, payer).sent) : undefined
}

const rangeOf = (least: Money, most: Money): string => `${formatMoney(least)} to ${formatMoney(most)}`

/** The limits of an amount, said before it is typed. */
export function limitText(side: TypedSide, currency: Currency): string {
  const { least, most } = limitsOfFigures(currency)
  return rangeOf(least[side], most[side])
}

/** Of the price, they depend on who pays the fee. */
export function priceLimitText(currency: Currency, payedBy: string): string {
  const payer = feePayers.find((one) => one === payedBy)
  if (!payer) return 'Its limits depend on who pays the fee.'
  const { least, most } = limitsOfPrice(currency, payer)
  return `${rangeOf(least, most)}.`
}
