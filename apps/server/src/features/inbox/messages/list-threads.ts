import type { ThreadSubject } from '@tradelane/contract/messages/calls'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { CustomerActor } from '../../../access/session-memory.ts'
import type { Deps } from '../../../deps/deps.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { readOrdered } from '../../../lists/read-page.ts'
import { foldedPart } from '../../../lists/search-text.ts'
import { recordsOfTrades } from '../../../registry/records-of-trades.ts'

type Paged = { limit: number; page: number }

/** A company's threads, latest message first, with this person's unread count; with a trade, those about it and its services. */
export async function listThreads(
  { db, features }: Pick<Deps, 'db' | 'features'>,
  { companyId, userId }: Pick<CustomerActor, 'companyId' | 'userId'>,
  { limit, page, transaction_id: transactionId }: Paged & { transaction_id?: string | undefined },
) {
  const isAsked =
    transactionId === undefined ? sql<boolean>`true` : await isAboutTrade({ db, features }, transactionId)
  const pagination = await paginationOf(db, { page, limit }, (atMost) =>
    db
      .selectFrom('message_threads as thread')
      .select('thread.thread_id')
      .where('thread.uid', '=', companyId)
      .where(isAsked)
      .limit(atMost),
  )
  const rows = await threadsWithNewest(db)
    .leftJoin('message_reads as mark', (join) =>
      join
        .onRef('mark.uid', '=', 'thread.uid')
        .onRef('mark.thread_id', '=', 'thread.thread_id')
        .on('mark.user_id', '=', userId),
    )
    .select(sql<boolean>`thread.newest_office > coalesce(mark.position, 0)`.as('is_unread'))
    .where('thread.uid', '=', companyId)
    .where(isAsked)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { data: rows.map(withSubject), pagination }
}

async function isAboutTrade(entries: Pick<Deps, 'db' | 'features'>, transactionId: string) {
  const records = await recordsOfTrades(entries, [transactionId])
  const about = [{ subject: 'transaction', id: transactionId }, ...records]
  const [subjects, ids] = [about.map(({ subject }) => subject), about.map(({ id }) => id)]
  return sql<boolean>`(thread.subject, thread.subject_id) in
    (select * from unnest(${subjects}::text[], ${ids}::text[]))`
}

/** The threads of all companies, latest message first; unread means unread by the whole back office. */
export async function listOfficeThreads(db: Db, { limit, page, search }: Paged & { search: string }) {
  const start = foldedPart(search.trim())
  const ordered = threadsWithNewest(db)
    .innerJoin('companies as company', 'company.uid', 'thread.uid')
    .select(['thread.uid', 'company.company_name'])
    .select(sql<boolean>`thread.newest_company > thread.office_read`.as('is_unread'))
    .$if(start !== '', (query) => query.where(sql`search_fold(company.company_name)`, 'like', `${start}%`))
  const keptId = start === '' ? 'thread.thread_id' : undefined
  const { rows, pagination } = await readOrdered(db, { page, limit }, { ordered, keptId })
  return { data: rows.map((row) => withSubject(row)), pagination }
}

const threadsWithNewest = (db: Db) =>
  db
    .selectFrom('message_threads as thread')
    .innerJoin('messages as message', (join) =>
      join
        .onRef('message.thread_id', '=', 'thread.thread_id')
        .onRef('message.position', '=', 'thread.newest'),
    )
    .select(['thread.thread_id', 'thread.subject', 'thread.subject_id', 'thread.title', 'thread.newest_at'])
    .select(sql<string>`left(message.text, 160)`.as('newest_text'))
    .select(sql<boolean>`message.administrator_id is not null`.as('newest_is_office'))
    .orderBy('thread.newest_at', 'desc')
    .orderBy('thread.thread_id')

/** The database stores the subject as text; only `startThread` writes it. */
const withSubject = <Row extends { subject: string }>(row: Row) => ({
  ...row,
  subject: row.subject as ThreadSubject,
})
