import { messagesPerPage, type ThreadSubject } from '@tradelane/contract/messages/calls'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { pagesOf } from '../../../lists/pagination.ts'
import { Refusal } from '../../../refusal.ts'
import { linkOf } from '../../papers/documents/index.ts'

/** A page of a thread, counted from its newest message; each page is oldest first. Refuses with NOT_FOUND. */
export async function readThread(deps: Deps, scope: Scope, threadId: string, page: number) {
  const thread = await findThread(deps.db, scope, threadId)
  if (!thread) throw new Refusal('NOT_FOUND')
  const { newest, subject, ...facts } = thread
  const last = newest - (page - 1) * messagesPerPage
  const rows = await listMessages(deps.db, thread, last)
  const papers = Map.groupBy(await listAttachments(deps.db, thread, last), ({ position }) => position)
  return {
    ...facts,
    subject: subject as ThreadSubject,
    messages: rows.map((row) => ({
      ...row,
      documents: (papers.get(row.position) ?? []).map(({ document_id, file_name }) => ({
        url: linkOf(deps, document_id),
        file_name,
      })),
    })),
    pagination: pagesOf({ page, limit: messagesPerPage }, newest),
  }
}

async function findThread(db: Db, scope: Scope, threadId: string) {
  return db
    .selectFrom('message_threads as thread')
    .innerJoin('companies as company', 'company.uid', 'thread.uid')
    .select(['thread.thread_id', 'thread.uid', 'thread.subject', 'thread.subject_id', 'thread.title'])
    .select(['thread.newest', 'company.company_name'])
    .where(inScope(scope, 'thread.uid'))
    .where('thread.thread_id', '=', threadId)
    .executeTakeFirst()
}

type Thread = { uid: string; thread_id: string }

async function listMessages(db: Db, { uid, thread_id }: Thread, last: number) {
  return db
    .selectFrom('messages as message')
    .leftJoin('administrators as administrator', 'administrator.administrator_id', 'message.administrator_id')
    .leftJoin('users as person', (join) =>
      join.onRef('person.uid', '=', 'message.uid').onRef('person.user_id', '=', 'message.user_id'),
    )
    .select(['message.position', 'message.text', 'message.at'])
    .select(sql<boolean>`message.administrator_id is not null`.as('is_office'))
    .select(
      sql<string>`coalesce(administrator.name, person.first_name || ' ' || person.last_name)`.as('writer'),
    )
    .where('message.uid', '=', uid)
    .where('message.thread_id', '=', thread_id)
    .where('message.position', '<=', last)
    .where('message.position', '>', last - messagesPerPage)
    .orderBy('message.position')
    .execute()
}

async function listAttachments(db: Db, { uid, thread_id }: Thread, last: number) {
  return db
    .selectFrom('message_documents as paper')
    .innerJoin('documents as document', (join) =>
      join.onRef('document.uid', '=', 'paper.uid').onRef('document.document_id', '=', 'paper.document_id'),
    )
    .select(['paper.position', 'paper.document_id', 'document.file_name'])
    .where('paper.uid', '=', uid)
    .where('paper.thread_id', '=', thread_id)
    .where('paper.position', '<=', last)
    .where('paper.position', '>', last - messagesPerPage)
    .orderBy('document.created_at')
    .execute()
}
