import { type Currency, isCurrency } from '@tradelane/money'

/** For codes that an outside party wrote: one that we do not know must not be computed with. */
export function knownCurrency(code: string): Currency {
  if (isCurrency(code)) return code
  throw new Error(`${code} is not a currency we know`)
}
