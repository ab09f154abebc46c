import type { ratedFields } from '@tradelane/contract/price-rates/calls'
import { type Currency, type Money, parseMoney } from '@tradelane/money'
import type { z } from 'zod/mini'
import { refuseFields } from '../../../refusal.ts'

type Proposed = Pick<z.output<z.ZodMiniObject<typeof ratedFields>>, 'min' | 'max' | 'currency'>

/** The least and the most of one charge. Refuses, at its field, what is no amount in their currency, and a most that is less than the least. */
export function proposedLimits({ min, max, currency }: Proposed): { least?: Money; most?: Money } {
  if (currency === undefined) return {}
  const least = min === undefined ? undefined : amountAt('min', min, currency)
  const most = max === undefined ? undefined : amountAt('max', max, currency)
  if (least && most && most.amount < least.amount) refuseFields({ max: 'At least the minimum' })
  return { ...(least && { least }), ...(most && { most }) }
}

function amountAt(field: 'min' | 'max', text: string, currency: Currency): Money {
  try {
    return parseMoney(text, currency)
  } catch {
    return refuseFields({ [field]: `Enter an amount in ${currency}` })
  }
}
