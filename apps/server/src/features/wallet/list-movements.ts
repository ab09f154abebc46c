import { listStatement } from '@tradelane/ledger'
import { type Currency, decimalText } from '@tradelane/money'
import type { Deps } from '../../deps.ts'
import { requireWallet } from './queries.ts'

type Which = { currency: Currency; from?: string | undefined; to?: string | undefined; page: number }

const rowsPerPage = 20
const dayMs = 86_400_000

/** A wallet's movements, newest first; `from` and `to` are days in UTC, both included. */
export async function listMovements(deps: Deps, companyId: string, { currency, from, to, page }: Which) {
  await requireWallet(deps.db, companyId, currency)
  const statement = await listStatement(deps.db, {
    owner: companyId,
    account: 'available',
    currency,
    ...(from ? { from: new Date(`${from}T00:00:00Z`) } : {}),
    ...(to ? { to: new Date(Date.parse(`${to}T00:00:00Z`) + dayMs) } : {}),
    page,
    limit: rowsPerPage,
  })
  return {
    opening: decimalText(statement.opening),
    closing: decimalText(statement.closing),
    content: statement.entries.map((entry) => ({
      id: String(entry.journalId),
      at: entry.eventAt,
      kind: entry.kind,
      description: entry.description,
      subject: entry.subject ?? null,
      amount: decimalText(entry.amount),
      balance: decimalText(entry.balanceAfter),
    })),
    pagination: {
      current_page: page,
      total_pages: Math.max(1, Math.ceil(Number(statement.total) / rowsPerPage)),
      total: Number(statement.total),
    },
  }
}
