import { readStatement, type StatementQuery } from '@tradelane/ledger'
import { decimalText } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { csvFigure, csvLine, csvStart } from '../../../lists/csv.ts'
import { type DescribedEntry, describeMovements } from './describe-movements.ts'
import { movementQuery, type WantedMovements } from './movement-filter.ts'

const head = [
  'Date (UTC)',
  'Description',
  'Counterparty',
  'Reference',
  'Kind',
  'Subject',
  'Currency',
  'Amount',
  'Balance',
  'Number',
  'Counterparty account',
]

/** What the list shows with the same filters, all of it. */
export async function movementsFile(deps: Pick<Deps, 'db'>, scope: OneCompanyScope, wanted: WantedMovements) {
  const query = await movementQuery(deps, scope, wanted)
  const days = [wanted.from, wanted.to].filter(Boolean).join('-to-')
  return {
    bytes: movementsCsv(deps, scope, query),
    content_type: 'text/csv; charset=utf-8',
    file_name: `movements-${wanted.currency}${days && `-${days}`}.csv`,
  }
}

async function* movementsCsv(
  { db }: Pick<Deps, 'db'>,
  scope: OneCompanyScope,
  query: StatementQuery,
): AsyncGenerator<string> {
  yield csvStart + csvLine(head)
  for await (const entries of readStatement(db, query))
    yield (await describeMovements(db, scope, entries)).map(lineOf).join('')
}

const lineOf = (entry: DescribedEntry): string =>
  csvLine([
    entry.eventAt.toISOString(),
    entry.description,
    entry.counterparty?.name ?? '',
    entry.counterparty?.reference ?? '',
    entry.kind,
    entry.subject ?? '',
    entry.amount.currency,
    csvFigure(decimalText(entry.amount)),
    csvFigure(decimalText(entry.balanceAfter)),
    entry.counterparty?.number ?? '',
    entry.counterparty?.account ?? '',
  ])
