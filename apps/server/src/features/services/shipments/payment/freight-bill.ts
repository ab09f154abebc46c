import type { Freight } from '@tradelane/contract/logistics/freight'
import type { OwnCode } from '@tradelane/freight'
import { type Currency, compare, type Money, money, parseMoney } from '@tradelane/money'
import type { ChargeLine } from '../../../../entries/billed-charge.ts'
import { totalsOf } from '../../../money/charges/index.ts'
import { marginCode } from '../../logistics/index.ts'
import { type BookingRow, quotedFreight } from '../bookings.ts'

type Fee = Freight['fees'][number]
/** In the order of a short bill. */
export const billKinds = ['freight', 'customs', 'cover', 'service_fee'] as const
type BillLine = ChargeLine & { kind: (typeof billKinds)[number] }

/** The kinds of lines on a freight bill, by the offer's own codes; everything else is carriage. */
const kinds: Readonly<Record<string, Exclude<BillLine['kind'], 'freight'>>> = {
  SVC: 'service_fee',
  [marginCode]: 'service_fee',
  CUS: 'customs',
  INS: 'cover',
  INSF: 'service_fee',
}
/** What our fees are charged by. In quotes that are older than the versions the label says the rate, and the version is the first. */
function feeOf({ code, label, rate }: Fee): ChargeLine['fee'] {
  if (kinds[code] !== 'service_fee') return undefined
  if (rate) return { rate: rate.rate, version: rate.version }
  // By the offer of the desk alone, which the bill names.
  if (code === marginCode) return { rate: 'as offered', version: 'offer' }
  return { rate: label.replace(/^[^:]*: /, ''), version: '1' }
}

/** As the offer says it, with the versions of our rates. */
function descriptionOf({ code, label, rate, rates }: Fee): string {
  if (code === marginCode) return rate ? label : `${label}: as offered`
  const isByRate = kinds[code] === 'service_fee' || kinds[code] === 'customs'
  return isByRate && !rate && !rates ? `${label}, version 1` : label
}

const coverFeeCode = 'INSF' satisfies OwnCode
const ofCover: ReadonlySet<string> = new Set<OwnCode>(['INS', coverFeeCode])

/**
 * The bill of a booking: the fees of its offer as they were priced, which add up to its cost. The insurance is left out once the goods
 * have left without it.
 */
export function freightBill(booking: BookingRow): BillLine[] {
  const currency = booking.currency as Currency
  const included = includedFees(quotedFreight(booking))
  const { amount } = totalsOf(included.map((fee) => lineOf(fee, currency)))
  if (compare(amount, money(booking.cost_amount, currency)) !== 0)
    throw new Error(`the fees of booking ${booking.logistics_id} do not add up to its cost`)
  return included
    .filter(({ code }) => booking.cover_lapsed_at === null || !ofCover.has(code))
    .map((fee) => lineOf(fee, currency))
}

const includedFees = ({ fees }: Pick<Freight, 'fees'>): Fee[] =>
  fees.filter(({ kind }) => kind === 'included')

function lineOf(priced: Fee, currency: Currency): BillLine {
  const { code, amount } = priced
  if (amount === null) throw new Error(`${code} is in the cost and has no amount`)
  const line = {
    kind: kinds[code] ?? 'freight',
    description: descriptionOf(priced),
    amount: parseMoney(amount, currency),
  } as const
  const fee = feeOf(priced)
  return fee ? { ...line, fee } : line
}

/** What the booking costs, and the platform's share inside it. */
export const freightPrice = (booking: BookingRow): { amount: Money; fee: Money } =>
  totalsOf(freightBill(booking))

/** What the carriage alone costs: without clearance, insurance and fees. */
export function carriageOf(freight: Pick<Freight, 'fees'>, currency: Currency): Money {
  const lines = includedFees(freight).map((fee) => lineOf(fee, currency))
  return totalsOf(lines.filter(({ kind }) => kind === 'freight')).amount
}

/** Our fee on the insurance of its goods, where its price includes that. */
export function coverFeeOf(freight: Pick<Freight, 'fees'>, currency: Currency) {
  const fee = includedFees(freight).find(({ code }) => code === coverFeeCode)
  return fee && { amount: lineOf(fee, currency).amount, rateId: fee.rate?.rate_id ?? null }
}

/** The offer's price includes the insurance of its goods. */
export const isCovered = (freight: Pick<Freight, 'fees'>): boolean =>
  includedFees(freight).some(({ code }) => kinds[code] === 'cover')

/** The offer's price includes the customs clearance. */
export const isCleared = (freight: Pick<Freight, 'fees'>): boolean =>
  includedFees(freight).some(({ code }) => kinds[code] === 'customs')
