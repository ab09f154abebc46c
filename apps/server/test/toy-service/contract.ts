import { endpoint } from '@tradelane/contract'
import { approval } from '@tradelane/contract/approvals/forms'
import { type HappeningInfo, stateNames, stateTable } from '@tradelane/contract/lifecycle/state-table'
import { nextStep, timelineItem } from '@tradelane/contract/lifecycle/timeline'
import { id } from '@tradelane/contract/primitives/values'
import { serviceInfo } from '@tradelane/contract/services/service-info'
import { z } from 'zod/mini'

// What a service has in the contract: its states, its calls, and one line of the registry.

export const toyStateTable = stateTable({
  ordered: {
    label: 'Ordered',
    explanation: 'We are preparing a price.',
    tone: 'wait',
    moves: ['priced', 'cancelled'],
    happened: '{who} ordered the toys.',
    next: { who: 'tradelane', text: 'We price the toys.' },
  },
  priced: {
    label: 'Priced',
    explanation: 'The price is ready.',
    tone: 'wait',
    moves: ['paid', 'cancelled'],
    happened: '{who} priced the toys.',
    next: { who: 'approver', text: 'Pay for the toys.' },
  },
  paid: {
    label: 'Paid',
    explanation: 'The toys are paid.',
    tone: 'done',
    moves: [],
    happened: 'The toys were paid.',
  },
  cancelled: {
    label: 'Cancelled',
    explanation: 'The order was cancelled.',
    tone: 'idle',
    moves: [],
    happened: '{who} cancelled the order.',
  },
})
/** What may happen to an order without a change of its state. */
export const toyHappenings: Record<string, HappeningInfo> = {
  document_received: {
    label: 'Document received',
    happened: 'The supplier has sent a document.',
    tone: 'done',
  },
}
export type ToyState = keyof typeof toyStateTable

export const toyInfo = serviceInfo({
  subject: 'toy',
  title: 'Toy order',
  numberPrefix: 'TY',
  customerPage: (toyId) => `/toys/${toyId}`,
  officePage: (toyId) => `/admin/toys/${toyId}`,
})

const toy = z.object({
  toy_id: id,
  toy_number: z.string(),
  name: z.string(),
  state: z.enum(stateNames(toyStateTable)),
})
const which = z.strictObject({ toy_id: id })
/** One order with its history, as the customer and the back office see it. */
const toyPage = z.object({
  status: z.literal('success'),
  toy,
  timeline: z.array(timelineItem),
  next: nextStep,
})
const toyList = z.object({ status: z.literal('success'), toys: z.array(toy) })
export type WireToy = z.input<typeof toy>
export type ToyPage = z.input<typeof toyPage>
const done = z.object({ status: z.literal('success') })

/** What the code for paying is asked for with. */
export const payToysRequest = z.strictObject({ type: z.literal('toys'), toy_id: id })

export const toys = {
  order: endpoint({
    method: 'POST',
    path: '/toys/add',
    auth: 'customer',
    summary: 'Orders toys',
    idempotent: true,
    body: z.strictObject({ name: z.string().check(z.minLength(1, 'Name is required')) }),
    response: z.object({ status: z.literal('success'), toy_id: id }),
  }),
  get: endpoint({
    method: 'POST',
    path: '/toys/get',
    auth: 'customer',
    summary: 'One order with its history',
    body: which,
    response: toyPage,
    errors: ['NOT_FOUND'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/toys/get_all',
    auth: 'customer',
    summary: 'The orders of the company',
    response: toyList,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/toys/pay',
    auth: 'customer',
    summary: 'Pays for the toys',
    idempotent: true,
    body: z.strictObject({ toy_id: id, ...approval }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'INSUFFICIENT_FUNDS', 'KYB_REQUIRED', 'KYB_PENDING', 'WRONG_CODE'],
  }),
}

export const officeToys = {
  list: endpoint({
    method: 'GET',
    path: '/admin/toys/get_all',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The orders of all companies',
    response: toyList,
  }),
  get: endpoint({
    method: 'POST',
    path: '/admin/toys/get',
    auth: 'admin',
    staff: 'everyone',
    summary: 'One order with its history',
    body: which,
    response: toyPage,
    errors: ['NOT_FOUND'],
  }),
  price: endpoint({
    method: 'POST',
    path: '/admin/toys/price',
    auth: 'admin',
    staff: 'everyone',
    summary: 'Prices an order',
    body: which,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
}
