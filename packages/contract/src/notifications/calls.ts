import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id, instant, listLimit, pageNumber, pagination } from '../primitives/values.ts'
import { channels } from './channels.ts'
import { kindNames, notificationKinds } from './kinds.ts'

const notification = z.object({
  notification_id: id,
  kind: z.enum(kindNames),
  title: z.string(),
  body: z.string(),
  /** The subject; `customerLink` gives its page. */
  subject: z.string(),
  subject_id: z.string(),
  at: instant,
  is_read: z.boolean(),
})
export type WireNotification = z.input<typeof notification>

/** Counting stops here: more is shown as "99+". */
export const mostCounted = 100

const settings = z.array(z.object({ kind: z.enum(kindNames), channel: z.enum(channels) }))

export const notificationSetting = z
  .strictObject({ kind: z.enum(kindNames), channel: z.enum(channels) })
  .check(
    z.refine(({ kind, channel }) => notificationKinds[kind].channels.some((one) => one === channel), {
      path: ['channel'],
      message: 'This option is not available',
    }),
  )

export const notifications = {
  unread: endpoint({
    method: 'GET',
    path: '/notifications/unread',
    auth: 'customer',
    summary: 'The numbers of unread notifications, open tasks and unread threads; each counted up to 100',
    response: z.object({
      status: z.literal('success'),
      notifications: z.number(),
      tasks: z.number(),
      messages: z.number(),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/notifications/get_all',
    auth: 'customer',
    summary: "The user's own notifications, newest first; at most the latest 1,000",
    query: z.object({ limit: listLimit, page: pageNumber }),
    response: z.object({ status: z.literal('success'), data: z.array(notification), pagination }),
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/notifications/mark_read',
    auth: 'customer',
    who: 'everyone',
    summary: 'Marks one notification as read, or all if none is named',
    body: z.strictObject({ notification_id: z.optional(id) }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
  settings: endpoint({
    method: 'GET',
    path: '/notifications/settings',
    auth: 'customer',
    summary: 'The channel of each kind of notification',
    response: z.object({ status: z.literal('success'), data: settings }),
  }),
  saveSetting: endpoint({
    method: 'POST',
    path: '/notifications/settings/save',
    auth: 'customer',
    who: 'everyone',
    summary: 'Sets the channel of one kind of notification',
    body: notificationSetting,
    response: done,
  }),
}

export const adminNotifications = {
  unread: endpoint({
    method: 'GET',
    path: '/admin/unread',
    auth: 'admin',
    staff: 'everyone',
    summary: "The numbers of the back office's open tasks and unread threads; each counted up to 100",
    response: z.object({
      status: z.literal('success'),
      tasks: z.number(),
      messages: z.number(),
      /** The same tasks by subject, of the thousand that are due first; `officeLink` gives the page of a subject. */
      tasks_by_subject: z.record(z.string(), z.number()),
    }),
  }),
}
