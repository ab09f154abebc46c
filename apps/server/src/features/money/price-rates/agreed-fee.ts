import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { Db, Tx } from '@tradelane/db'
import { compare, type Money } from '@tradelane/money'
import { chargeOf } from './price-rate.ts'
import { feeWords } from './rate-text.ts'
import { getRate, type RateMoment, rateInForce } from './rates-in-time.ts'

/** A fee, and the amount that a rate would take it of. */
type Fee = { whole: Money; fee: Money }

/** The version in force, if the fee of an offer is what it charges; null where the fee was agreed in the offer. */
export async function rateOfFee(
  db: Db | Tx,
  service: PriceService,
  { whole, fee, ...moment }: Fee & RateMoment,
): Promise<string | null> {
  const rate = await rateInForce(db, service, moment)
  return compare(chargeOf(whole, rate), fee) === 0 ? rate.rateId : null
}

/** `isOwn`: of a rate that the customer has for itself. */
export type NamedFee = { rate: string; version: string; isOwn?: boolean }
const agreed: NamedFee = { rate: 'as offered', version: 'offer' }

export const followsRate = (named: NamedFee): boolean => named !== agreed

/** In one text. */
export const namedText = (named: NamedFee): string =>
  followsRate(named) ? `${named.rate}, version ${named.version}` : named.rate

/**
 * What bills and certificates say of the fee of an offer. One that its version would not charge was agreed in the offer: a process of before could
 * change the offer and leave the version.
 */
export async function nameFee(
  db: Db | Tx,
  { rateId, whole, fee }: Fee & { rateId: string | null },
): Promise<NamedFee> {
  const rate = rateId === null ? undefined : await getRate(db, rateId)
  return rate && compare(chargeOf(whole, rate), fee) === 0 ? { ...feeWords(rate), isOwn: rate.isOwn } : agreed
}
