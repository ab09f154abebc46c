import { z } from 'zod/mini'
import { amountInput } from '../primitives/amounts.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { currencyCode, day, id, instant, line, wireAmount } from '../primitives/values.ts'
import { etaDays, offerLines } from './forms.ts'

export const mostCharactersOfNote = 2000

/** What the desk says when it asks a vendor for its price. */
export const askedVendor = z.strictObject({
  case_id: id,
  vendor_id: id,
  /** Left out, that of the vendor's first contact. */
  email: z.optional(line(254, 'Email is required').check(z.email('Invalid email address'))),
  /** The last day, through its end in UTC; left out, as long as a link works. */
  answer_by: z.optional(day),
  note: z.optional(paragraphs(mostCharactersOfNote, 'Say what is needed')),
})

export const askStates = ['ASKED', 'ANSWERED', 'CANNOT_OFFER', 'LATE', 'ENDED', 'REPLACED'] as const
export type AskState = (typeof askStates)[number]

/** Why a vendor's offer did not become an order, as the vendor reads it. */
export const lostReasons = {
  another_offer: 'The customer accepted another offer.',
  denied: 'We could not offer what the customer asked for.',
  cancelled: 'The customer cancelled the request.',
  expired: 'The customer ordered nothing while your offer was open.',
} as const
export const endReasons = ['won', 'another_offer', 'denied', 'cancelled', 'expired'] as const
export type EndReason = (typeof endReasons)[number]

/** A vendor that was asked, as the desk reads it. */
export const vendorAsk = z.object({
  ask_id: id,
  vendor_id: id,
  /** As it was called then. */
  vendor_name: z.string(),
  recipient: z.string(),
  email: z.string(),
  note: z.string(),
  asked_at: instant,
  answer_until: instant,
  state: z.enum(askStates),
  answered_at: z.nullable(instant),
  /** Why it makes no offer. */
  cannot_offer: z.nullable(z.string()),
  offer: z.nullable(
    z.object({
      currency: currencyCode,
      buy_amount: wireAmount,
      /** What the customer would pay, with the margin of the rates. */
      quote_amount: wireAmount,
      margin_amount: wireAmount,
      /** Null where the margin is an amount. */
      margin_percent: z.nullable(z.number()),
      eta: z.number(),
      valid_until: day,
      inclusions: z.array(z.string()),
      exclusions: z.array(z.string()),
      remarks: z.string(),
      file_name: z.nullable(z.string()),
    }),
  ),
  /** An offer was made of it: the vendor cannot change it any more. */
  is_used: z.boolean(),
  /** Nothing comes of it any more, and why. */
  ended_at: z.nullable(instant),
  end_reason: z.nullable(z.enum(endReasons)),
  /** What the vendor was mailed; null where it has made no offer, or is mailed of another of its answers. */
  outcome: z.nullable(z.enum(['won', 'lost'])),
})
export type WireVendorAsk = z.input<typeof vendorAsk>

/** What a vendor answers by its link. Which of it is missing is said by the server, field by field. */
export const vendorAnswer = z.strictObject({
  answer: z._default(z.enum(['offer', 'cannot_offer']), 'offer'),
  buy_amount: z.optional(amountInput('Enter your price')),
  currency: z.optional(currencyCode),
  eta: z.optional(etaDays),
  /** The last day, until its end in UTC. */
  valid_until: z.optional(day),
  inclusions: offerLines,
  exclusions: offerLines,
  remarks: z.optional(paragraphs(1000, 'Enter a note')),
  /** Why there is no offer. */
  reason: z.optional(line(500, 'Say why you cannot offer')),
  /** Base64, as an upload; null removes the file of the answer before, and left out it stays. */
  file: z.optional(z.nullable(z.string().check(z.minLength(1, 'Choose a file')))),
  file_name: z.optional(z.string().check(z.maxLength(255, 'At most 255 characters'))),
})
export type VendorAnswer = z.output<typeof vendorAnswer>
