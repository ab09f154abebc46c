import { z } from 'zod/mini'

/**
 * Why a person must look at a risk before it is insured. `isAsked`: the customer is asked first, and confirms with a reason that the desk
 * reads; the others go to the desk without a question.
 */
export const referralReasons = {
  listed_area: { title: 'Listed area', isAsked: false },
  way_unknown: { title: 'Way not known', isAsked: false },
  high_value: { title: 'High value', isAsked: false },
  goods: { title: 'Goods without a rate', isAsked: false },
  cover: { title: 'Cover without a rate', isAsked: false },
  accumulation: { title: 'One vessel', isAsked: false },
  freight_above_invoice: { title: 'Freight above the invoice', isAsked: true },
  unreachable: { title: 'Destination not reached', isAsked: true },
  shipped_before: { title: 'Shipped before the cover', isAsked: true },
  insured_before: { title: 'Insured before', isAsked: true },
} as const
export type ReferralCode = keyof typeof referralReasons

export const referral = z.object({
  code: z.enum(Object.keys(referralReasons) as [ReferralCode, ...ReferralCode[]]),
  /** In words for the customer and the desk. */
  text: z.string(),
})
export type Referral = z.output<typeof referral>

/** What the customer must confirm. */
export const asksOf = (referrals: readonly Referral[]): Referral[] =>
  referrals.filter(({ code }) => referralReasons[code].isAsked)
