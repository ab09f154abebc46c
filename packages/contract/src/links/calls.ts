import { z } from 'zod/mini'
import { uploadedFile } from '../documents/calls.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { done, fileAnswer, id, instant } from '../primitives/values.ts'
import { linkPurposeNames } from './purposes.ts'
import { linkStates } from './states.ts'

/** The token of a link: a secret that is only in the mail. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(200))
/** Of an opened link. */
export const linkSession = z.string().check(z.maxLength(200), z.regex(/^[\w.-]+$/))
const whichLink = z.strictObject({ link_id: id })

const verifyCode = z
  .string('Enter a OTP')
  .check(z.trim(), z.regex(/^\d{6}$/, 'Enter the 6 digits of the code'))

/** A line that the page shows. */
const fact = z.object({ term: z.string(), value: z.string() })

const sentLink = z.object({
  link_id: id,
  purpose: z.enum(linkPurposeNames),
  state: z.enum(linkStates),
  /** What the recipient is asked for. */
  asked: z.string(),
  recipient: z.string(),
  email: z.string(),
  sent_at: instant,
  expires_at: instant,
  /** Whether the reader may send it again. */
  may_resend: z.boolean(),
  may_revoke: z.boolean(),
  /** The reader's role and side may change it: Tradelane changes all of them, a company those that it has sent. */
  may_change: z.boolean(),
  /** How often it was mailed. */
  mails: z.int32(),
  /** A newer link asks for the same. */
  is_replaced: z.boolean(),
  /** The day until which it was asked for is over. */
  is_over: z.boolean(),
})
export type WireSentLink = z.input<typeof sentLink>

export const links = {
  get: endpoint({
    method: 'POST',
    path: '/links/get',
    auth: 'none',
    summary: 'What a link is for. Changes nothing, because mail scanners open links',
    body: z.strictObject({ token: linkToken }),
    response: z.object({
      status: z.literal('success'),
      purpose: z.enum(linkPurposeNames),
      /** The customer that it is about; Tradelane, where the link does not name it. */
      company_name: z.string(),
      /** Who asks: the customer, or Tradelane for it. */
      asked_by: z.enum(['customer', 'tradelane']),
      /** What is asked for; null until the link is opened, where opening it needs a code. */
      asked: z.nullable(z.string()),
      /** What it is needed for; null where opening it needs a code, and where its page says it. */
      needed_for: z.nullable(z.string()),
      needs_code: z.boolean(),
      /** Where the code is sent to, shortened. */
      sent_to: z.string(),
    }),
    errors: ['LINK_DEAD'],
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/links/send_code',
    auth: 'none',
    summary: 'Sends the code for opening a link to the address that the link was sent to',
    body: z.strictObject({ token: linkToken }),
    response: done,
    errors: ['LINK_DEAD', 'CODE_SENT_RECENTLY', 'DEPENDENCY_UNAVAILABLE'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/links/open',
    auth: 'none',
    summary: 'Opens a link, with its code where it needs one, for half an hour',
    body: z.strictObject({ token: linkToken, verify_code: z.optional(verifyCode) }),
    response: z.object({
      status: z.literal('success'),
      session: z.string(),
      asked: z.string(),
      facts: z.array(fact),
      /** The account to pay to; empty where there is nothing to pay, or no account yet. */
      account: z.array(fact),
      /** What is known already, for the form. */
      fields: z.record(z.string(), z.string()),
      /** The files that `file` answers while the link is open. */
      files: z.array(z.object({ key: z.string(), title: z.string() })),
    }),
    errors: ['LINK_DEAD', 'WRONG_CODE'],
  }),
  file: endpoint({
    method: 'POST',
    path: '/links/file',
    auth: 'none',
    summary: 'A file that an opened link shows, and no other',
    body: z.strictObject({
      token: linkToken,
      session: linkSession,
      file: z.string().check(z.maxLength(40), z.regex(/^[\w-]+$/)),
    }),
    response: fileAnswer,
    answer: 'file',
    errors: ['LINK_DEAD'],
  }),
  complete: endpoint({
    method: 'POST',
    path: '/links/complete',
    auth: 'none',
    summary: 'Does what an opened link is for',
    body: z.strictObject({
      token: linkToken,
      session: linkSession,
      /** The fields of the purpose. */
      fields: z.record(z.string().check(z.maxLength(60)), z.unknown()),
    }),
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      /** The number of what was received. */
      receipt_number: z.nullable(z.string()),
    }),
    errors: ['LINK_DEAD', 'ILLEGAL_STATE', 'WRONG_FILE_TYPE', 'TOO_LARGE', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
    // The offer of a vendor, with its file.
    maxBodyBytes: 15 * 1024 * 1024,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/whatsapp/file_upload',
    auth: 'none',
    summary: 'Uploads the document that a link asks for; the link is then used up',
    body: z.strictObject({ ...uploadedFile, token: linkToken }),
    response: z.object({ status: z.literal('success'), message: z.string() }),
    errors: ['LINK_DEAD', 'WRONG_FILE_TYPE', 'TOO_LARGE', 'DOCUMENT_SPACE_FULL', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
    maxBodyBytes: 15 * 1024 * 1024,
  }),
  sent: endpoint({
    method: 'GET',
    path: '/links/get_all',
    auth: 'customer-or-admin',
    staff: 'everyone',
    summary: 'The links that were sent about a record, newest first',
    query: z.object({ subject: z.string().check(z.maxLength(40)), subject_id: id }),
    response: z.object({ status: z.literal('success'), links: z.array(sentLink) }),
  }),
  resend: endpoint({
    method: 'POST',
    path: '/links/resend',
    auth: 'customer-or-admin',
    staff: ['finance', 'trade'],
    summary: 'Sends a new link and voids the previous one',
    body: whichLink,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CODE_SENT_RECENTLY'],
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/links/revoke',
    auth: 'customer-or-admin',
    staff: ['finance', 'trade'],
    summary: 'Withdraws a link: it stops working',
    body: whichLink,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
}
