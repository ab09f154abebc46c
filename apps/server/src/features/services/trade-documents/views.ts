import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { namesOfUsers } from '../../../access/names-of-users.ts'
import { isView } from '../../../access/require-reading.ts'
import type { CompanyScope, OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { inTransaction } from '../../../transaction.ts'

/** A colleague of the back office who views the account leaves no trace here: the audit trail has that. */
export async function noteViews({ db, clock }: Deps, scope: CompanyScope, ids: readonly string[]) {
  if (isView(scope) || ids.length === 0) return
  const seen = { uid: scope.companyId, user_id: scope.userId, at: clock.now() }
  const rows = ids.map((document_id) => ({ ...seen, document_id }))
  await inTransaction(db, (tx) => tx.insertInto('trade_document_views').values(rows).execute())
}

type Seen = { views: { by: string; at: Date }[]; view_count: number }
const shown = 3

/** Of each document, who has seen it: the newest three, and how often. */
export async function viewsOf(
  db: Db,
  scope: OneCompanyScope,
  ids: readonly string[],
): Promise<(id: string) => Seen> {
  if (ids.length === 0) return () => ({ views: [], view_count: 0 })
  const { rows } = await sql<{ document_id: string; user_id: string; at: Date; count: bigint }>`
    select document_id, user_id, at, count from (
      select document_id, user_id, at, count(*) over (partition by document_id) as count,
             row_number() over (partition by document_id order by at desc) as place
        from trade_document_views where uid = ${scope.companyId}::uuid and document_id = any(${ids}::text[])) as seen
     where place <= ${shown} order by at desc`.execute(db)
  const names = await namesOfUsers(db, scope, [...new Set(rows.map((row) => row.user_id))])
  const byDocument = Map.groupBy(rows, (row) => row.document_id)
  return (id) => {
    const seen = byDocument.get(id) ?? []
    const views = seen.map(({ user_id, at }) => ({ by: names.get(user_id) ?? '', at }))
    return { views, view_count: Number(seen[0]?.count ?? 0) }
  }
}
