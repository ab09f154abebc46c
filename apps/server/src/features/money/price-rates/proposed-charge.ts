import type { ratedFields } from '@tradelane/contract/price-rates/calls'
import { fixedIn } from '@tradelane/contract/price-rates/services'
import { type Currency, type Money, money, parseMoney } from '@tradelane/money'
import type { z } from 'zod/mini'
import { refuseFields } from '../../../refusal.ts'
import type { Charged } from './price-rate.ts'

type Proposed = Pick<
  z.output<z.ZodMiniObject<typeof ratedFields>>,
  'service' | 'value' | 'min' | 'max' | 'currency'
>

/**
 * What a rate that is asked for would charge. Refuses, at its field, a least and a most that are no amounts in their currency, and a most that is less
 * than the least.
 */
export function proposedCharge({ service, value, min, max, currency }: Proposed): Charged {
  const fixed = fixedIn(service)
  // Hundredths, of a currency that has them.
  if (fixed) return { basisPoints: 0, fixed: money(BigInt(value), fixed), least: undefined, most: undefined }
  const least = amountAt('min', min, currency)
  const most = amountAt('max', max, currency)
  if (least && most && most.amount < least.amount) refuseFields({ max: 'At least the minimum' })
  return { basisPoints: value, least, most }
}

function amountAt(
  field: 'min' | 'max',
  text: string | undefined,
  currency: Currency | undefined,
): Money | undefined {
  if (text === undefined || currency === undefined) return undefined
  try {
    return parseMoney(text, currency)
  } catch {
    return refuseFields({ [field]: `Enter an amount in ${currency}` })
  }
}
