import { adminMessages, messages } from '@tradelane/contract/messages/calls'
import { routes, success } from '../../../http/routes.ts'
import { listOfficeThreads, listThreads } from './list-threads.ts'
import { markReadByOffice, markThreadRead } from './mark-read.ts'
import { readThread } from './read-thread.ts'
import { findThreadAbout, titleOf } from './thread-title.ts'
import { answerThread, replyInThread, startThread } from './write-message.ts'

export const messageRoutes = routes(messages, {
  threads: async ({ deps, actor, query }) => ({ ...success, ...(await listThreads(deps, actor, query)) }),
  thread: async ({ deps, actor, query }) => {
    const { uid: _, company_name: __, ...thread } = await readThread(deps, actor, query.thread_id, query.page)
    return { ...success, ...thread }
  },
  about: async ({ deps, actor, query }) => ({
    ...success,
    title: await titleOf(deps, actor, query),
    thread_id: (await findThreadAbout(deps.db, actor, query)) ?? null,
  }),
  start: async ({ deps, actor, body }) => ({
    ...success,
    thread_id: await startThread(deps, actor, body),
  }),
  reply: async ({ deps, actor, body }) => {
    await replyInThread(deps, actor, body)
    return success
  },
  markRead: async ({ deps, actor, body }) => {
    await markThreadRead(deps.db, actor, body)
    return success
  },
})

export const adminMessageRoutes = routes(adminMessages, {
  threads: async ({ deps, query }) => ({ ...success, ...(await listOfficeThreads(deps.db, query)) }),
  thread: async ({ deps, actor, query }) => ({
    ...success,
    ...(await readThread(deps, actor, query.thread_id, query.page)),
  }),
  reply: async ({ deps, actor, body }) => {
    await answerThread(deps, actor, body)
    return success
  },
  markRead: async ({ deps, body }) => {
    await markReadByOffice(deps.db, body)
    return success
  },
})
