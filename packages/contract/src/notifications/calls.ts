import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id, instant, listLimit, pageNumber, pagination } from '../primitives/values.ts'
import { channels, kindNames, notificationKinds } from './kinds.ts'

const notification = z.object({
  notification_id: id,
  kind: z.enum(kindNames),
  title: z.string(),
  body: z.string(),
  /** What it is about; `customerLink` says where that is shown. */
  subject: z.string(),
  subject_id: z.string(),
  at: instant,
  is_read: z.boolean(),
})
export type WireNotification = z.input<typeof notification>

/** Counting ends here: more is shown as "99+". */
export const mostCounted = 100

const settings = z.array(z.object({ kind: z.enum(kindNames), channel: z.enum(channels) }))

export const notificationSetting = z
  .strictObject({ kind: z.enum(kindNames), channel: z.enum(channels) })
  .check(
    z.refine(({ kind, channel }) => notificationKinds[kind].channels.some((one) => one === channel), {
      path: ['channel'],
      message: 'This cannot be chosen here',
    }),
  )

export const notifications = {
  unread: endpoint({
    method: 'GET',
    path: '/notifications/unread',
    auth: 'customer',
    summary: 'How many notifications, open tasks and threads with something new wait; each counted to 100',
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
    summary: "The person's own notifications, newest first; of very many the newest 1,000",
    query: z.object({ limit: listLimit, page: pageNumber }),
    response: z.object({ status: z.literal('success'), data: z.array(notification), pagination }),
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/notifications/mark_read',
    auth: 'customer',
    who: 'everyone',
    summary: 'Marks one notification as read, or all of them where none is named',
    body: z.strictObject({ notification_id: z.optional(id) }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
  settings: endpoint({
    method: 'GET',
    path: '/notifications/settings',
    auth: 'customer',
    summary: 'How each kind of news reaches the person',
    response: z.object({ status: z.literal('success'), data: settings }),
  }),
  saveSetting: endpoint({
    method: 'POST',
    path: '/notifications/settings/save',
    auth: 'customer',
    who: 'everyone',
    summary: 'Chooses how one kind of news reaches the person',
    body: notificationSetting,
    response: done,
  }),
}

export const adminNotifications = {
  unread: endpoint({
    method: 'GET',
    path: '/admin/unread',
    auth: 'admin',
    summary: 'How many open tasks the back office has, and threads with something new; each counted to 100',
    response: z.object({ status: z.literal('success'), tasks: z.number(), messages: z.number() }),
  }),
}
