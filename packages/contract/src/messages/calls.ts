import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { allButSupport } from '../primitives/staff.ts'
import { done, id, instant, listLimit, pageNumber, pagination } from '../primitives/values.ts'
import { messageFields } from './forms.ts'

/** The subject of a thread: a record of a service, a trade, or (`company`, with the company's own id) anything else. */
export const threadSubjects = [
  'simple_payment',
  'smart_escrow',
  'invoice_factoring',
  'logistics',
  'quality_assurance',
  'insurance',
  'transaction',
  'company',
] as const
export type ThreadSubject = (typeof threadSubjects)[number]

export const messagesPerPage = 50

const about = { subject: z.enum(threadSubjects), subject_id: id }
const thread = z.object({
  thread_id: id,
  ...about,
  title: z.string(),
  newest_at: instant,
  /** The beginning of the latest message. */
  newest_text: z.string(),
  newest_is_office: z.boolean(),
  is_unread: z.boolean(),
})
export type WireThread = z.input<typeof thread>
const officeThread = z.object({ ...thread.shape, uid: id, company_name: z.string() })
export type WireOfficeThread = z.input<typeof officeThread>

const message = z.object({
  /** Counted from 1 within the thread. */
  position: z.number(),
  is_office: z.boolean(),
  writer: z.string(),
  text: z.string(),
  at: instant,
  documents: z.array(z.object({ url: z.string(), file_name: z.string() })),
})
export type WireMessage = z.input<typeof message>

/** The latest page first; each page is oldest first, in reading order. */
const threadQuery = z.object({ thread_id: id, page: pageNumber })
const threadAnswer = z.object({
  status: z.literal('success'),
  thread_id: id,
  ...about,
  title: z.string(),
  messages: z.array(message),
  pagination,
})
const reading = z.strictObject({
  thread_id: id,
  position: z.int32().check(z.positive(), z.maximum(1_000_000)),
})

export const messages = {
  threads: endpoint({
    method: 'GET',
    path: '/messages/get_all',
    auth: 'customer',
    summary: "The company's threads with the back office, latest message first",
    query: z.object({
      limit: listLimit,
      page: pageNumber,
      /** Those about this trade and its services alone. */
      transaction_id: z.optional(id),
    }),
    response: z.object({ status: z.literal('success'), data: z.array(thread), pagination }),
  }),
  thread: endpoint({
    method: 'GET',
    path: '/messages/get',
    auth: 'customer',
    summary: 'A page of a thread',
    query: threadQuery,
    response: threadAnswer,
    errors: ['NOT_FOUND'],
  }),
  about: endpoint({
    method: 'GET',
    path: '/messages/about',
    auth: 'customer',
    summary: 'The thread about a subject, if it exists, and its title',
    query: z.object(about),
    response: z.object({ status: z.literal('success'), thread_id: z.nullable(id), title: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  start: endpoint({
    method: 'POST',
    path: '/messages/start',
    auth: 'customer',
    who: 'everyone',
    summary: 'Writes about a subject; the first message creates the thread',
    body: z.strictObject({ ...about, ...messageFields }),
    response: z.object({ status: z.literal('success'), thread_id: id }),
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/messages/reply',
    auth: 'customer',
    who: 'everyone',
    summary: 'Writes in a thread',
    body: z.strictObject({ thread_id: id, ...messageFields }),
    response: done,
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/messages/mark_read',
    auth: 'customer',
    who: 'everyone',
    summary: 'Sets how far the user has read a thread; never backwards',
    body: reading,
    response: done,
    errors: ['NOT_FOUND'],
  }),
}

export const adminMessages = {
  threads: endpoint({
    method: 'POST',
    path: '/admin/messages',
    auth: 'admin',
    staff: 'everyone',
    summary: "All companies' threads, latest message first, searched by the start of the company's name",
    query: z.object({
      limit: listLimit,
      page: pageNumber,
      search: z._default(z.string().check(z.maxLength(100)), ''),
    }),
    body: z.strictObject({}),
    response: z.object({ status: z.literal('success'), data: z.array(officeThread), pagination }),
  }),
  thread: endpoint({
    method: 'GET',
    path: '/admin/messages/get',
    auth: 'admin',
    staff: 'everyone',
    summary: "A page of a company's thread",
    query: threadQuery,
    response: z.object({ ...threadAnswer.shape, uid: id, company_name: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  reply: endpoint({
    method: 'POST',
    path: '/admin/messages/reply',
    auth: 'admin',
    staff: allButSupport,
    summary: "Replies in a company's thread",
    body: z.strictObject({ thread_id: id, text: messageFields.text }),
    response: done,
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/admin/messages/mark_read',
    auth: 'admin',
    staff: allButSupport,
    summary: 'Sets how far the back office, which is one inbox, has read a thread; never backwards',
    body: reading,
    response: done,
    errors: ['NOT_FOUND'],
  }),
}
