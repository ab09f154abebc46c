import { z } from 'zod/mini'
import { revealReason } from '../audit/reveal-reason.ts'
import { promised } from '../lifecycle/promises.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id, instant } from '../primitives/values.ts'

/** Colleagues look at a customer's app as the customer sees it. */
export const officeViews = {
  begin: endpoint({
    method: 'POST',
    path: '/admin/customers/view',
    auth: 'admin',
    staff: ['support'],
    summary: `Opens the app of a customer for ${promised('accountView')}, to read only, with a reason that the customer reads; answers its id and token`,
    body: z.strictObject({ uid: id, reason: revealReason }),
    response: z.object({ ...done.shape, view_id: id, jwt: z.string(), expires_at: instant }),
    errors: ['NOT_FOUND'],
  }),
  leave: endpoint({
    method: 'POST',
    path: '/admin/customers/view/leave',
    auth: 'admin',
    staff: ['support'],
    summary: 'Ends a view that the caller has opened; without an id, all of them',
    body: z.strictObject({ view_id: z.optional(id) }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
}

const view = z.object({
  view_id: id,
  /** The name of the colleague. */
  by: z.string(),
  reason: z.string(),
  /** As whom they saw it. */
  seen_as: z.string(),
  began_at: instant,
  /** When it was left or ran out; null while it goes on. */
  ended_at: z.nullable(instant),
})
export type AccountView = z.input<typeof view>

export const accountViews = {
  list: endpoint({
    method: 'GET',
    path: '/users/views',
    auth: 'customer',
    summary: 'When, by whom and why Tradelane viewed the account, newest first; the latest 100',
    response: z.object({ status: z.literal('success'), data: z.array(view) }),
  }),
}
