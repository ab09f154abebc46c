import { z } from 'zod/mini'
import { timelineItem } from '../lifecycle/timeline.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { day, done, id, line } from '../primitives/values.ts'
import { tradeDocumentTypeCodes } from './types.ts'

const success = z.literal('success')
const which = { document_id: id }

/** Why a document is rejected or removed: the time line of the trade shows it. */
export const documentReason = paragraphs(500, 'Say why')

export const documentRequest = z.strictObject({
  transaction_id: id,
  type: z.enum(tradeDocumentTypeCodes, 'Select a type'),
  /** What exactly is asked for, as the recipient reads it. */
  asked: line(150, 'Say what you need'),
  recipient: line(100, 'Enter a name'),
  email: line(254, 'Enter an email address').check(z.email('Enter a valid email address')),
  /** The last day on which the link works. */
  due_on: day,
})
export type WireDocumentRequest = z.input<typeof documentRequest>

export const tradeDocumentStates = {
  approve: endpoint({
    method: 'POST',
    path: '/trade_documents/approve',
    auth: 'customer',
    summary: 'Says that a document of a trade was checked, and until which day it is good',
    body: z.strictObject({ ...which, expires_on: z.optional(z.nullable(day)) }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/trade_documents/reject',
    auth: 'customer',
    summary: 'Says why a document of a trade cannot be used; the trade lacks it again',
    body: z.strictObject({ ...which, reason: documentReason }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/trade_documents/remove',
    auth: 'customer',
    summary:
      'Takes a document that was added by mistake out of the list; it is kept, with who removed it and why',
    body: z.strictObject({ ...which, reason: documentReason }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'DEPENDENCY_UNAVAILABLE'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/trade_documents/restore',
    auth: 'customer',
    summary: 'Puts a removed document back as it was',
    body: z.strictObject(which),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  request: endpoint({
    method: 'POST',
    path: '/trade_documents/request',
    auth: 'customer',
    summary: 'Mails somebody without an account a link for one document of a trade, which works until a day',
    body: documentRequest,
    response: z.object({ status: success, document_id: id }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
    idempotent: true,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/trade_documents/cancel',
    auth: 'customer',
    summary: 'Asks for a document no longer: its link stops working',
    body: z.strictObject(which),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/trade_documents/history',
    auth: 'customer',
    summary: 'What happened to a document of a trade, and which trade that is',
    query: z.object(which),
    response: z.object({
      status: success,
      transaction_id: id,
      title: z.string(),
      timeline: z.array(timelineItem),
    }),
    errors: ['NOT_FOUND'],
  }),
}
