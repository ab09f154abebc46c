import { type Currency, type Rate, rateFromText, rateText, withMarkup } from '@tradelane/money'
import type { MidRate } from '@tradelane/providers'
import type { Deps } from '../../../deps/deps.ts'
import { findReferenceRate, getPricingRate } from '../../world/rates/index.ts'
import { type PriceRate, rateInForce } from '../price-rates/index.ts'

export type QuotedRates = {
  rate: Rate
  midRate: Rate
  markupBasisPoints: number
  /** The version of our margin; null where nothing is exchanged. */
  markupRateId: string | null
  asOf: Date
  rateSource: string
  /** The day's reference rate, where that is another than the mid rate that prices. */
  reference?: ReferenceRate | undefined
}

export type ReferenceRate = { rate: Rate; asOf: Date; source: string }

/**
 * The provider's mid rate and that of this customer, by its own margin where it has one, both made decimals before anything is computed with them, and the day's reference
 * rate to compare with. Refuses with RATE_UNAVAILABLE.
 */
export async function findRates(
  deps: Deps,
  { from, to, companyId }: { from: Currency; to: Currency; companyId: string },
): Promise<QuotedRates> {
  const at = deps.clock.now()
  if (from === to) return withCustomerRate(oneToOne(from, at), undefined)
  const [margin, priced, reference] = await Promise.all([
    rateInForce(deps.db, 'currency_exchange', { companyId, at }),
    getPricingRate(deps, from, to),
    findReferenceRate(deps, from, to),
  ])
  const rates = withCustomerRate(priced, margin)
  // The sandbox's provider quotes the reference rates themselves.
  if (!reference || reference.source === priced.source) return rates
  return { ...rates, reference: { ...reference, rate: asDecimal(reference.rate) } }
}

/** The mid rate that is shown: the day's reference rate, else the provider's own. Refuses with RATE_UNAVAILABLE. */
export async function getShownRate(deps: Deps, from: Currency, to: Currency): Promise<ReferenceRate> {
  if (from === to) return oneToOne(from, deps.clock.now())
  const shown = (await findReferenceRate(deps, from, to)) ?? (await getPricingRate(deps, from, to))
  return { ...shown, rate: asDecimal(shown.rate) }
}

const oneToOne = (currency: Currency, asOf: Date): MidRate => ({
  rate: { numerator: 1n, denominator: 1n, from: currency, to: currency },
  asOf,
  source: 'Same currency',
})

/** As it is shown and stored. */
export const asDecimal = (rate: Rate): Rate =>
  rateFromText(rateText(rate, decimalsFor(rate)), rate.from, rate.to)

/** A currency against itself is 1 and costs nothing. */
export function withCustomerRate(
  { rate: exact, asOf, source }: MidRate,
  margin: Pick<PriceRate, 'rateId' | 'basisPoints'> | undefined,
): QuotedRates {
  const { basisPoints: markupBasisPoints = 0, rateId: markupRateId = null } = margin ?? {}
  const digits = decimalsFor(exact)
  const midRate = asDecimal(exact)
  const rate = cutTo(digits, withMarkup(exact, markupBasisPoints))
  return { rate, midRate, markupBasisPoints, markupRateId, asOf, rateSource: source }
}

/** Six decimals; more for small rates, so that there are always six digits that say something. */
export function decimalsFor({ numerator, denominator }: Rate): number {
  let decimals = 6
  while (decimals < 12 && (numerator * 10n ** BigInt(decimals)) / denominator < 100_000n) decimals++
  return decimals
}

/** Rounded down, on the house's side, once: from here on the customer gets exactly what the rate says. */
function cutTo(decimals: number, rate: Rate): Rate {
  const denominator = 10n ** BigInt(decimals)
  return { ...rate, numerator: (rate.numerator * denominator) / rate.denominator, denominator }
}
