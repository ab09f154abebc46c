import { type Currency, type Rate, rateFromText, rateText, withMarkup } from '@tradelane/money'
import type { FxSource, MidRate } from '@tradelane/providers'

export type QuotedRates = {
  rate: Rate
  midRate: Rate
  markupBasisPoints: number
  asOf: Date
  rateSource: string
}

const fxMarkupBasisPoints = 20

/** The mid rate and the customer's, both made decimals before anything is computed with them. */
export async function findRates(fx: FxSource, from: Currency, to: Currency): Promise<QuotedRates> {
  return withCustomerRate(await fx.midRate(from, to))
}

/** A currency against itself is 1 and costs nothing. */
export function withCustomerRate({ rate: exact, asOf, source }: MidRate): QuotedRates {
  const markupBasisPoints = exact.from === exact.to ? 0 : fxMarkupBasisPoints
  const digits = decimalsFor(exact)
  const midRate = rateFromText(rateText(exact, digits), exact.from, exact.to)
  const rate = cutTo(digits, withMarkup(exact, markupBasisPoints))
  return { rate, midRate, markupBasisPoints, asOf, rateSource: source }
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
