import type { Output } from '@tradelane/contract'
import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { tradeFigures } from '@tradelane/contract/transactions/figures'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Lifecycle, RowOf, TableName } from '../../../lifecycle/lifecycle.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { nameSubjects } from '../../../registry/subject-names.ts'
import { partsOf } from './summarise-transaction.ts'
import { getTransaction } from './transactions.ts'

type Listed = Output<typeof tradeFigures.nextSteps>['records'][number]
/** What services say of each of their records; some know themselves who is next. */
type Shown = { number: string; link: string; next?: NextStep; warning?: string }

/** Every record of a trade and every open request, and who must do what next. Refuses with NOT_FOUND. */
export async function listNextSteps(
  deps: Deps,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<Listed[]> {
  await getTransaction(deps.db, scope, transactionId)
  const now = deps.clock.now()
  const parts = await partsOf(deps, scope, transactionId)
  const listed = await Promise.all(
    parts.map(async ({ service: { info, lifecycle }, records }) => {
      const ids = records.filter(({ data }) => !('next' in data)).map(({ id }) => id)
      const rows = ids.length > 0 ? await rowsOf(deps, scope, lifecycle, ids) : new Map()
      return records.map(({ id, data }) => {
        const { number, link, next, warning } = data as Shown
        const row = rows.get(id)
        const step = next !== undefined ? next : row ? nextStepOf(lifecycle, row, now) : null
        const title = `${info.title} ${number}`
        return { subject: info.subject, id, title, detail: '', link, next: step, ...(warning && { warning }) }
      })
    }),
  )
  const beside = await Promise.all(
    deps.features.map((feature) => feature.waitsInTrade?.(deps, scope, transactionId) ?? []),
  )
  const waiting = beside.flat().map((record) => ({ ...record, title: '', detail: '' }))
  return named(deps, scope, [...listed.flat(), ...waiting])
}

async function rowsOf(
  { db }: Deps,
  { companyId }: OneCompanyScope,
  { table, idColumn }: Lifecycle,
  ids: readonly string[],
): Promise<Map<string, RowOf<TableName>>> {
  const { rows } = await sql<RowOf<TableName> & Record<string, string>>`
    select * from ${sql.table(table)} where uid = ${companyId} and ${sql.ref(idColumn)} = any(${ids}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row[idColumn] ?? '', row]))
}

/** With the names that notices and lists have for them: they say who the other party is. */
async function named(
  deps: Deps,
  { companyId }: OneCompanyScope,
  listed: readonly Listed[],
): Promise<Listed[]> {
  const subjects = listed.map(({ subject, id }) => ({ companyId, subject, subjectId: id }))
  const names = await nameSubjects(deps, deps.db, subjects)
  return listed.map((record) => {
    const name = names.get(`${record.subject} ${record.id}`)
    return name ? { ...record, title: name.what, detail: name.detail } : record
  })
}
