import { z } from 'zod/mini'
import { uploadedFile } from '../documents/calls.ts'
import { doneOrWaiting } from '../four-eyes/waiting.ts'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { linkSession, linkToken } from '../links/calls.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { officeList } from '../primitives/office-list.ts'
import { currencyCode, done, id, instant, wireAmount } from '../primitives/values.ts'
import { buyersFile, disputeReason, disputeText, offerNote, releasedPercent } from './dispute-forms.ts'
import { disputeSides, escrowDisputeStates } from './dispute-states.ts'
import { buyersDisputes, disputeWithFiles, sellersDisputes } from './dispute-values.ts'

const answers = z.enum(['accept', 'refuse'], 'Choose an answer')
const errors = ['NOT_FOUND', 'ILLEGAL_STATE'] as const

/** The buyer's calls. What moves money is for its approvers. */
export const escrowDisputes = {
  list: endpoint({
    method: 'POST',
    path: '/smart_escrow/disputes/get',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'The disputes of an escrow, and the blocks that a dispute can be opened about',
    body: z.strictObject({ smart_escrow_id: id }),
    response: buyersDisputes,
    errors: ['NOT_FOUND'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/smart_escrow/disputes/open',
    auth: 'customer',
    summary: 'Opens a dispute about a block that is not paid; its money waits',
    body: z.strictObject({
      smart_escrow_id: id,
      condition: id,
      reason: disputeText,
      statement_file: buyersFile,
    }),
    response: done,
    errors,
    idempotent: true,
  }),
  speak: endpoint({
    method: 'POST',
    path: '/smart_escrow/disputes/speak',
    auth: 'customer',
    summary: 'Adds a statement to a dispute, with a file or without one',
    body: z.strictObject({ dispute_id: id, text: disputeText, statement_file: buyersFile }),
    response: done,
    errors,
    idempotent: true,
  }),
  offer: endpoint({
    method: 'POST',
    path: '/smart_escrow/disputes/offer',
    auth: 'customer',
    who: 'approver',
    summary: 'Offers a split, in place of the buyer’s offer before; the seller can accept it',
    body: z.strictObject({ dispute_id: id, released_percent: releasedPercent, note: offerNote }),
    response: done,
    errors,
    idempotent: true,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/smart_escrow/disputes/answer',
    auth: 'customer',
    who: 'approver',
    summary: 'Accepts the seller’s offer, which moves the money at once, or refuses it',
    body: z.strictObject({ dispute_id: id, offer_id: id, answer: answers }),
    response: done,
    errors,
    idempotent: true,
  }),
  escalate: endpoint({
    method: 'POST',
    path: '/smart_escrow/disputes/escalate',
    auth: 'customer',
    summary: 'Asks Tradelane to decide, from the fourth day on',
    body: z.strictObject({ dispute_id: id }),
    response: done,
    errors,
    idempotent: true,
  }),
}

const opened = { token: linkToken, session: linkSession }
const sellersErrors = ['LINK_DEAD', 'NOT_FOUND', 'ILLEGAL_STATE'] as const
const sellersFile = { base64File: z.optional(uploadedFile.base64File), file_name: uploadedFile.file_name }
const fileErrors = [...sellersErrors, 'WRONG_FILE_TYPE', 'TOO_LARGE', 'DOCUMENT_SPACE_FULL'] as const
const maxBodyBytes = 15 * 1024 * 1024

/** The same for the seller, who has no account: with the token of its link and the session of the opened link. */
export const sellersDisputeCalls = {
  list: endpoint({
    method: 'POST',
    path: '/smart_escrow/seller/disputes/get',
    auth: 'none',
    summary: 'The disputes of an escrow, for its seller',
    body: z.strictObject(opened),
    response: sellersDisputes,
    errors: ['LINK_DEAD'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/smart_escrow/seller/disputes/open',
    auth: 'none',
    summary: 'Opens a dispute about a block that is not paid',
    body: z.strictObject({ ...opened, condition: id, reason: disputeText, ...sellersFile }),
    response: done,
    errors: fileErrors,
    maxBodyBytes,
  }),
  speak: endpoint({
    method: 'POST',
    path: '/smart_escrow/seller/disputes/speak',
    auth: 'none',
    summary: 'Adds a statement of the seller, with a file or without one',
    body: z.strictObject({ ...opened, dispute_id: id, text: disputeText, ...sellersFile }),
    response: done,
    errors: fileErrors,
    maxBodyBytes,
  }),
  offer: endpoint({
    method: 'POST',
    path: '/smart_escrow/seller/disputes/offer',
    auth: 'none',
    summary: 'Offers a split, in place of the seller’s offer before; the buyer can accept it',
    body: z.strictObject({ ...opened, dispute_id: id, released_percent: releasedPercent, note: offerNote }),
    response: done,
    errors: sellersErrors,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/smart_escrow/seller/disputes/answer',
    auth: 'none',
    summary: 'Accepts the buyer’s offer, which moves the money at once, or refuses it',
    body: z.strictObject({ ...opened, dispute_id: id, offer_id: id, answer: answers }),
    response: done,
    errors: sellersErrors,
  }),
  escalate: endpoint({
    method: 'POST',
    path: '/smart_escrow/seller/disputes/escalate',
    auth: 'none',
    summary: 'Asks Tradelane to decide, from the fourth day on',
    body: z.strictObject({ ...opened, dispute_id: id }),
    response: done,
    errors: sellersErrors,
  }),
}

const listed = z.object({
  dispute_id: id,
  dispute_number: z.string(),
  escrow_number: z.string(),
  customer_name: z.string(),
  company_name: z.string(),
  state: z.enum(escrowDisputeStates),
  opened_by: z.enum(disputeSides),
  opened_at: instant,
  amount: wireAmount,
  currency: currencyCode,
})
export type WireListedDispute = z.input<typeof listed>

export const officeDisputes = {
  list: officeList({
    method: 'GET',
    path: '/admin/escrow_disputes',
    summary: 'The disputes of all escrows, newest first',
    states: escrowDisputeStates,
    rows: { disputes: z.array(listed) },
  }),
  get: endpoint({
    method: 'POST',
    path: '/admin/escrow_disputes/get',
    auth: 'admin',
    staff: 'everyone',
    summary: 'One dispute, with what both sides said and offered, and the history of its escrow',
    body: z.strictObject({ dispute_id: id }),
    response: z.object({
      status: z.literal('success'),
      dispute: disputeWithFiles,
      smart_escrow_id: id,
      escrow_number: z.string(),
      /** The customer, who is the buyer. */
      uid: id,
      customer_name: z.string(),
      company_name: z.string(),
      may_decide: z.boolean(),
      next: nextStep,
      timeline: z.array(timelineItem),
    }),
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/escrow_disputes/decide',
    auth: 'admin',
    staff: ['finance', 'trade'],
    summary: 'Splits the money of an escalated dispute between seller and buyer; both read the reason',
    body: z.strictObject({ dispute_id: id, released_percent: releasedPercent, reason: disputeReason }),
    response: doneOrWaiting,
    errors: [...errors, 'CONFLICT'],
  }),
}
