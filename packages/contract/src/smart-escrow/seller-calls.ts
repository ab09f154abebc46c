import { z } from 'zod/mini'
import { uploadedFile } from '../documents/calls.ts'
import { eInvoice } from '../documents/e-invoice.ts'
import { arrival } from '../lifecycle/arrival.ts'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { linkSession, linkToken } from '../links/calls.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { day, id, instant, wireAmount } from '../primitives/values.ts'
import { sellersAmendment } from './amendment-values.ts'
import { smartEscrow } from './calls.ts'
import { escrowApprovers } from './options.ts'
import { hasAllOfKind, presentation, statedShape } from './presentations.ts'
import { escrowAgreements, escrowBlockStates, escrowStates } from './states.ts'
import { eachTerm } from './terms.ts'

const nullableText = z.nullable(z.string())
const opened = z.strictObject({ token: linkToken, session: linkSession })

const item = {
  item_id: id,
  title: z.string(),
  approver: z.enum(escrowApprovers),
  decision: z.nullable(z.enum(['approved', 'refused'])),
  /** Why it was not approved. */
  reason: nullableText,
  /** The event that meets the condition. */
  released_by: nullableText,
}

/** What the seller of an escrow reads by its link: its terms and where it stands, and nothing of the buyer's own affairs. */
const sellersEscrow = z.extend(
  z.pick(smartEscrow, {
    ...{
      escrow_number: true,
      condition_based_payment: true,
      amount_sent: true,
      fees: true,
      paid_out: true,
      returned: true,
      amount_sent_currency: true,
    },
    ...{ amount_received: true, fees_payed_by: true, payment_mode: true, reference: true },
    ...{ expiry_date: true, transation_amount: true },
    ...eachTerm(true as const),
  }),
  {
    state: z.enum(escrowStates),
    buyer: z.string(),
    seller: z.string(),
    /** Where the blocks are paid to: the holder, the bank, and the end of the number. */
    account: z.object({ holder: z.string(), bank: z.string(), last_four: z.string() }),
    agreement: z.enum(escrowAgreements),
    agreement_by: nullableText,
    agreement_due_at: z.nullable(instant),
    agreement_answered_at: z.nullable(instant),
    agreement_reason: nullableText,
    inspection_days: z.int32(),
    /** What is still in the escrow for the blocks. */
    remaining: wireAmount,
    blocks: z.array(
      z.object({
        block_id: id,
        /** Null once an amendment has changed the amounts. */
        percent_of_money: z.nullable(z.int32()),
        amount: wireAmount,
        /** Of the amount, what went back to the buyer. */
        refunded: wireAmount,
        state: z.enum(escrowBlockStates),
        /** While its payout is under way at the provider. */
        arrives_by: z.optional(arrival),
        /** Each has a file of the buyer, which `/links/file` answers by the item's id. */
        documents: z.array(
          z.object({
            ...item,
            may_present: z.boolean(),
            /** Newest first. `/links/file` answers each file by the presentation's id. */
            presentations: z.array(presentation),
          }),
        ),
        conditions: z.array(z.object(item)),
      }),
    ),
    /** The last day of presentation. */
    expiry_date: day,
    /** The end of the last day for both sides. */
    last_moment: z.optional(instant),
    /** The last day has passed for both sides. */
    is_over: z.boolean(),
    /** Newest first. */
    amendments: z.array(sellersAmendment),
    timeline: z.array(timelineItem),
    /** In the disputes; `customer` is the seller itself, `counterparty` the buyer. */
    next: nextStep,
  },
)

export type WireSellersEscrow = z.input<typeof sellersEscrow>

/** The calls of the seller, who has no account: with the token of its link and the session of the opened link. */
export const sellerEscrows = {
  get: endpoint({
    method: 'POST',
    path: '/smart_escrow/seller/get',
    auth: 'none',
    summary: 'The terms of an escrow and where it stands, for its seller',
    body: opened,
    response: z.object({ status: z.literal('success'), escrow: sellersEscrow }),
    errors: ['LINK_DEAD'],
  }),
  readInvoice: endpoint({
    method: 'POST',
    path: '/smart_escrow/seller/read_invoice',
    auth: 'none',
    summary: 'What an electronic invoice says, before it is presented; nothing is stored',
    body: z.strictObject({ ...opened.shape, base64File: uploadedFile.base64File }),
    response: z.object({
      status: z.literal('success'),
      /** Null where the file is none. */
      e_invoice: z.nullable(eInvoice),
    }),
    errors: ['LINK_DEAD', 'WRONG_FILE_TYPE', 'TOO_LARGE'],
    maxBodyBytes: 15 * 1024 * 1024,
  }),
  present: endpoint({
    method: 'POST',
    path: '/smart_escrow/seller/present',
    auth: 'none',
    summary:
      'The seller presents a document with what it says; the answer has the differences from the terms',
    body: z
      .strictObject({ token: linkToken, session: linkSession, item: id, ...uploadedFile, ...statedShape })
      .check(hasAllOfKind),
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      differences: z.array(z.string()),
    }),
    errors: [
      'LINK_DEAD',
      'NOT_FOUND',
      'ILLEGAL_STATE',
      'WRONG_FILE_TYPE',
      'TOO_LARGE',
      'DOCUMENT_SPACE_FULL',
      'DEPENDENCY_UNAVAILABLE',
    ],
    idempotent: true,
    maxBodyBytes: 15 * 1024 * 1024,
  }),
}
