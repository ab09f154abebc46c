import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { Database } from '@tradelane/db'
import { type Currency, type Money, minus, money, percentOf } from '@tradelane/money'
import type { Selectable } from 'kysely'

export type PriceRateRow = Selectable<Database['price_rates']>

/** What a version of a rate charges. */
export type PriceRate = {
  rateId: string
  service: PriceService
  /** It is this customer's own. */
  isOwn: boolean
  version: number
  /** Hundredths of a percent; nothing of a fixed amount. */
  basisPoints: number
  /** What each charge is, where it is no percentage. */
  fixed?: Money | undefined
  /** Of one charge, for amounts in the same currency only. */
  least: Money | undefined
  most: Money | undefined
}

export function toPriceRate(row: PriceRateRow & { version: number }): PriceRate {
  return {
    rateId: row.rate_id,
    service: row.service as PriceService,
    isOwn: row.uid !== null,
    version: row.version,
    ...chargedBy(row),
  }
}

export type Charged = Pick<PriceRate, 'basisPoints' | 'fixed' | 'least' | 'most'>

/** What it charges, or would: also of a rate that has no version yet. */
export function chargedBy({ basis_points, fixed, least, most, currency }: PriceRateRow): Charged {
  const inCurrency = (amount: bigint | null) =>
    amount === null ? undefined : money(amount, currency as Currency)
  return {
    ...{ basisPoints: basis_points, fixed: inCurrency(fixed) },
    ...{ least: inCurrency(least), most: inCurrency(most) },
  }
}

/** What the rate charges of an amount, rounded half-up, within its limits. Of nothing that is nothing. A fixed amount is that of any. */
export function chargeOf(whole: Money, { basisPoints, fixed, least, most }: Charged): Money {
  if (fixed) return fixed
  if (whole.amount === 0n) return whole
  const share = percentOf(whole, { numerator: BigInt(basisPoints), denominator: 10_000n }, 'half-up')
  if (least?.currency === whole.currency && share.amount < least.amount) return least
  if (most?.currency === whole.currency && share.amount > most.amount) return most
  return share
}

/** The smallest amount of which `net` is left after its charge. */
export function wholeOf(net: Money, rate: Charged): Money {
  const { basisPoints, least, most } = rate
  const left = { numerator: 10_000n, denominator: 10_000n - BigInt(basisPoints) }
  const at = (amount: bigint) => money(amount, net.currency)
  const rest = (amount: bigint) => minus(at(amount), chargeOf(at(amount), rate)).amount
  let { amount } = percentOf(net, left, 'half-up')
  // Beyond a limit the charge is the limit itself.
  const charge = amount - net.amount
  if (least?.currency === net.currency && charge < least.amount) amount = net.amount + least.amount
  if (most?.currency === net.currency && charge > most.amount) amount = net.amount + most.amount
  // The charge is rounded: the estimate misses by a few units at most.
  while (rest(amount) < net.amount) amount++
  while (rest(amount - 1n) >= net.amount) amount--
  return at(amount)
}
