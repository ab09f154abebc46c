import type { Tx } from '@tradelane/db'
import type { EventActor } from '../../../access/actor.ts'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'

/** How much of a message its notification and mail show. */
const longestExcerpt = 200

type Writer = { userId: string } | { administratorId: string }

type Posted = {
  companyId: string
  threadId: string
  writer: Writer
  text: string
  /** Ids of the company's own documents. */
  documentIds?: readonly string[]
  at: Date
}

/** Appends a message to a thread with its row locked: concurrent messages get different numbers. Refuses with NOT_FOUND. */
export async function postMessage(tx: Tx, posted: Posted): Promise<void> {
  const { companyId, threadId, writer, text, documentIds = [], at } = posted
  const isOffice = 'administratorId' in writer
  const thread = await lockThread(tx, systemScope(companyId), threadId)
  if (!thread) throw new Refusal('NOT_FOUND')
  const position = thread.newest + 1
  await tx
    .updateTable('message_threads')
    .set({
      newest: position,
      newest_at: at,
      ...(isOffice ? { newest_office: position } : { newest_company: position }),
    })
    .where('thread_id', '=', threadId)
    .execute()
  const key = { uid: companyId, thread_id: threadId, position }
  const by = isOffice ? { administrator_id: writer.administratorId } : { user_id: writer.userId }
  await tx
    .insertInto('messages')
    .values({ ...key, ...by, text, at })
    .execute()
  if (documentIds.length > 0)
    await tx
      .insertInto('message_documents')
      .values(documentIds.map((document_id) => ({ ...key, document_id })))
      .execute()
  await recordEvent(tx, {
    companyId,
    subject: 'message_thread',
    subjectId: threadId,
    from: stateOf(thread),
    to: isOffice ? 'answered' : 'asked',
    actor: actorOf(writer),
    at,
    after: { position, excerpt: excerptOf(text) },
  })
}

/** Whole characters: half of one, such as of an emoji, cannot be stored as JSON. */
const excerptOf = (text: string): string => [...text].slice(0, longestExcerpt).join('')

async function lockThread(tx: Tx, { companyId }: OneCompanyScope, threadId: string) {
  return tx
    .selectFrom('message_threads')
    .select(['newest', 'newest_office'])
    .where('uid', '=', companyId)
    .where('thread_id', '=', threadId)
    .forUpdate()
    .executeTakeFirst()
}

function stateOf({ newest, newest_office }: { newest: number; newest_office: number }): string | null {
  if (newest === 0) return null
  return newest === newest_office ? 'answered' : 'asked'
}

function actorOf(writer: Writer): EventActor {
  return 'userId' in writer ? `user:${writer.userId}` : `administrator:${writer.administratorId}`
}
