import type { Currency, Rate } from '@tradelane/money'

/** Where mid-market rates come from. */
export interface FxSource {
  /** The rate to multiply an amount in `from` with to have it in `to`; a currency against itself is 1. Throws UnknownRate. */
  midRate(from: Currency, to: Currency): Promise<MidRate>
}

/** A rate with its date and origin (`source`, without the date): every converted amount says where its price came from. */
export type MidRate = { rate: Rate; asOf: Date; source: string }

/** This source has no price for the pair, and will not have one on asking again. */
export class UnknownRate extends Error {
  override name = 'UnknownRate'
}
