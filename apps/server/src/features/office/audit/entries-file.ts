import type { OfficeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { csvFigure, csvLine, csvStart } from '../../../lists/csv.ts'
import { described } from './list-entries.ts'
import { sealEntries } from './seal-entries.ts'
import { type AuditFilter, searchOf, selectEntries } from './select-entries.ts'

const head = [
  ...['Number', 'At (UTC)', 'Kind', 'Who', 'Role', 'Call', 'What', 'Record', 'Record id', 'Company'],
  ...['Reason', 'Before', 'After', 'Request', 'Hash'],
]
const atOnce = 500

/** What the list shows with the same filters, all of it, oldest first. */
export async function entriesFile(deps: Deps, scope: OfficeScope, filter: AuditFilter) {
  await sealEntries(deps)
  return {
    bytes: linesOf(deps, scope, filter),
    content_type: 'text/csv; charset=utf-8',
    file_name: `audit-trail-${deps.wallClock.now().toISOString().slice(0, 10)}.csv`,
  }
}

async function* linesOf(deps: Deps, scope: OfficeScope, filter: AuditFilter): AsyncGenerator<string> {
  yield csvStart + csvLine(head)
  const search = searchOf(filter)
  const condition = search?.byIndex ?? search?.byRow
  const { selected } = await selectEntries(deps, scope, filter)
  const matching = selected.$if(condition !== undefined, (query) =>
    condition ? query.where(condition) : query,
  )
  for (let last = 0n; ; ) {
    const rows = await matching.where('link.number', '>', last).orderBy('link.number').limit(atOnce).execute()
    yield (await described(deps, rows)).map(lineOf).join('')
    if (rows.length < atOnce) return
    last = rows.at(-1)?.number ?? last
  }
}

const lineOf = (entry: Awaited<ReturnType<typeof described>>[number]): string =>
  csvLine([
    csvFigure(String(entry.number)),
    entry.at.toISOString(),
    ...[entry.kind, entry.actor, entry.role, entry.action, entry.what],
    ...[entry.subject ?? entry.subject_kind ?? '', entry.subject_id ?? '', entry.company_name ?? ''],
    entry.reason ?? '',
    ...[entry.before, entry.after].map((side) => (side === null ? '' : JSON.stringify(side))),
    ...[entry.request_id, entry.hash],
  ])
