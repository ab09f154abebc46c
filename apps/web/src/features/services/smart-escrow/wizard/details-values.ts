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
  priceFault,
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
import type { EscrowPageData } from '../parts/escrow-queries.ts'

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

/**
 * Of a draft whose rate has changed, the simple form shows the fee that the server gives its amount now: the new one where the one of before is not
 * offered any more, or was higher. With the other form it follows from the price when it is saved.
 */
export function draftValues({ smart_escrow: escrow, new_fee, kept_basis_points: rate }: EscrowPageData) {
  const { amount_sent: sent, amount_sent_currency: currency } = escrow
  const isAgain = new_fee !== null && rate !== null
  return { ...valuesOf(escrow), ...(isAgain && figuresFrom(String(sent), 'sent', currency, rate)) }
}

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

/** Whose account, which form, and the rate of our fee in hundredths of a percent. */
type Payee = {
  beneficiary_id: string
  beneficiary_account_id: string
  currency: Currency
  isFull: boolean
  basisPoints: number
}

/** As it is sent. An empty amount is left out, so that its message is the one for nothing entered. */
export function bodyOf(
  values: DetailValues,
  { currency, isFull, basisPoints: _, ...payee }: Payee,
): EscrowBody {
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
  if (payee.isFull) return { ...termFaults(values, today()), ...movedFault(values, payee), ...faults }
  const ofExpiry = expiryFault(values.expiry_date, today())
  const dated = { ...(ofExpiry && { expiry_date: ofExpiry }), ...faults }
  if (!isTyped(values)) return dated
  return { ...without(dated, amounts), ...typedFault(values, typed, payee, faults) }
}

/** What leaves and what arrives is limited, not the price alone: the fee may come on top of it. */
function movedFault(values: DetailValues, { currency, basisPoints }: Payee): Record<string, string> {
  const [price, payer] = pricedIn(values, currency)
  const fault = price && payer && priceFault(price, payer, basisPoints)
  return fault ? { transation_amount: fault } : {}
}

const pricedIn = ({ transation_amount, fees_payed_by }: DetailValues, currency: Currency) =>
  [findMoney(transation_amount, currency), feePayers.find((one) => one === fees_payed_by)] as const

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
  { currency, basisPoints }: Payee,
  faults: Record<string, string>,
): Record<string, string> {
  const name = `amount_${side}` as const
  const found = faults[name] ?? faults.fees ?? faults.amount_sent ?? faults.amount_received
  const known = found === undefined ? {} : { [name]: found }
  const typed = findMoney(values[name], currency)
  if (!typed) return known
  const { least, most } = limitsOfFigures(currency, basisPoints)
  if (compare(typed, least[side]) < 0)
    return { [name]: `Enter a minimum amount: ${formatMoney(least[side])}` }
  return compare(typed, most[side]) > 0 ? { [name]: `At most ${formatMoney(most[side])}` } : known
}

/** The contract's message for each field that is wrong, by its path. */
export function faultsOf(body: unknown): Record<string, string> {
  const issues = newEscrow.safeParse(body).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

/** Fee and the other amount follow from the one that is typed; empty where it is no amount. */
export function figuresFrom(text: string, side: TypedSide, currency: Currency, basisPoints: number) {
  const typed = findMoney(text, currency)
  const figures = typed && isPositive(typed) ? of[side](typed, basisPoints) : undefined
  return {
    amount_sent: side === 'sent' ? text : textOf(figures?.sent),
    fees: textOf(figures?.fee),
    amount_received: side === 'received' ? text : textOf(figures?.received),
  }
}

const of = { sent: figuresOfSent, received: figuresOfReceived }
const textOf = (amount: EscrowFigures['fee'] | undefined): string => (amount ? decimalText(amount) : '')

/** What the form would take from the wallet, as decimal text; undefined while its amount is none. */
export function costOf(
  values: DetailValues,
  { currency, isFull, basisPoints }: Pick<Payee, 'currency' | 'isFull' | 'basisPoints'>,
) {
  const { amount_sent } = values
  if (!isFull) return findMoney(amount_sent, currency) && amount_sent
  const [price, payer] = pricedIn(values, currency)
  if (!price || !isPositive(price) || !payer) return undefined
  return decimalText(figuresOfPrice(price, payer, basisPoints).sent)
}

const rangeOf = (least: Money, most: Money): string => `${formatMoney(least)} to ${formatMoney(most)}`

/** The limits of an amount, said before it is typed. */
export function limitText(side: TypedSide, currency: Currency, basisPoints: number): string {
  const { least, most } = limitsOfFigures(currency, basisPoints)
  return rangeOf(least[side], most[side])
}

/** Of the price, they depend on who pays the fee. */
export function priceLimitText(currency: Currency, payedBy: string, basisPoints: number): string {
  const payer = feePayers.find((one) => one === payedBy)
  if (!payer) return 'Its limits depend on who pays the fee.'
  const { least, most } = limitsOfPrice(currency, payer, basisPoints)
  return `${rangeOf(least, most)}.`
}
