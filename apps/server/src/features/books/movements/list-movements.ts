import { listStatement } from '@tradelane/ledger'
import { decimalText } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { pagesOf } from '../../../lists/pagination.ts'
import { type DescribedEntry, describeMovements } from './describe-movements.ts'
import { movementQuery, type WantedMovements } from './movement-filter.ts'

const rowsPerPage = 20

/** A wallet's movements, newest first; `from` and `to` are days in UTC, both included. */
export async function listMovements(
  deps: Pick<Deps, 'db'>,
  scope: OneCompanyScope,
  { page, ...wanted }: WantedMovements & { page: number },
) {
  const query = await movementQuery(deps, scope, wanted)
  const statement = await listStatement(deps.db, { ...query, page, limit: rowsPerPage })
  const entries = await describeMovements(deps.db, scope, statement.entries)
  return {
    opening: decimalText(statement.opening),
    closing: decimalText(statement.closing),
    content: entries.map((entry) => ({
      id: String(entry.journalId),
      at: entry.eventAt,
      kind: entry.kind,
      description: entry.description,
      subject: entry.subject ?? null,
      ...shownCounterparty(entry),
      amount: decimalText(entry.amount),
      balance: decimalText(entry.balanceAfter),
    })),
    pagination: pagesOf({ page, limit: rowsPerPage }, statement.total),
  }
}

/** What is empty is left out. */
function shownCounterparty({ counterparty }: DescribedEntry) {
  const { name, reference, account, number } = counterparty ?? {}
  return {
    ...(name && { counterparty: name }),
    ...(reference && { reference }),
    ...(account && { counterparty_account: account }),
    ...(number && { number }),
  }
}
