import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor, CustomerActor } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { requireOwnDocuments } from '../../papers/documents/index.ts'
import { postMessage } from './post-message.ts'
import { type About, titleOf } from './thread-title.ts'

type NewMessage = { text: string; documents: readonly string[] }

/** Writes about a subject, in its thread or a new one, and returns the thread. Refuses with NOT_FOUND. */
export async function startThread(
  deps: Deps,
  actor: CustomerActor,
  { subject, subject_id, ...words }: About & NewMessage,
): Promise<string> {
  const { companyId, userId } = actor
  const about = { subject, subject_id }
  const at = deps.clock.now()
  const title = await titleOf(deps, actor, about)
  const documentIds = await ownDocuments(deps, actor, words.documents)
  return inTransaction(deps.db, async (tx) => {
    const threadId = await openThread(tx, actor, { ...about, title, at })
    await postMessage(tx, { companyId, threadId, writer: { userId }, text: words.text, documentIds, at })
    return threadId
  })
}

async function openThread(
  tx: Tx,
  { companyId }: OneCompanyScope,
  { at, ...about }: About & { title: string; at: Date },
): Promise<string> {
  await tx
    .insertInto('message_threads')
    .values({ uid: companyId, ...about, newest_at: at, created_at: at })
    .onConflict((conflict) => conflict.columns(['uid', 'subject', 'subject_id']).doNothing())
    .execute()
  const { thread_id } = await tx
    .selectFrom('message_threads')
    .select('thread_id')
    .where('uid', '=', companyId)
    .where('subject', '=', about.subject)
    .where('subject_id', '=', about.subject_id)
    .executeTakeFirstOrThrow()
  return thread_id
}

/** A member of the company replies in one of its threads. Refuses with NOT_FOUND. */
export async function replyInThread(
  deps: Deps,
  actor: CustomerActor,
  { thread_id: threadId, text, documents }: { thread_id: string } & NewMessage,
): Promise<void> {
  const { companyId, userId } = actor
  const documentIds = await ownDocuments(deps, actor, documents)
  const at = deps.clock.now()
  await inTransaction(deps.db, (tx) =>
    postMessage(tx, { companyId, threadId, writer: { userId }, text, documentIds, at }),
  )
}

/** The back office replies in any company's thread. Refuses with NOT_FOUND. */
export async function answerThread(
  deps: Deps,
  { administratorId }: AdminActor,
  { thread_id: threadId, text }: { thread_id: string; text: string },
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const thread = await tx
      .selectFrom('message_threads')
      .select('uid')
      .where('thread_id', '=', threadId)
      .executeTakeFirst()
    if (!thread) throw new Refusal('NOT_FOUND')
    await postMessage(tx, { companyId: thread.uid, threadId, writer: { administratorId }, text, at })
  })
}

/** Refuses, by field, documents that this company has not stored; duplicates count once. */
async function ownDocuments(deps: Deps, actor: CustomerActor, links: readonly string[]): Promise<string[]> {
  const named = new Map(links.map((link, index) => [`documents.${index}`, link]))
  return [...new Set((await requireOwnDocuments(deps, deps.db, actor, named)).values())]
}
