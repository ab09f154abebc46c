import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { VaultPaper } from '../../../entries/feature-entry.ts'
import { linkOf } from '../../papers/documents/index.ts'

const most = 50
const names = { commercial_invoice: 'Invoice', purchase_order: 'Purchase Order' } as const
type NamedType = keyof typeof names

/** The newest invoices and purchase orders of all trades. */
export async function papersOfTrades(deps: Deps, { companyId }: OneCompanyScope): Promise<VaultPaper[]> {
  const rows = await deps.db
    .selectFrom('trade_documents')
    .select(['type', 'document_id', 'file_name', 'added_at'])
    .where('uid', '=', companyId)
    .where('type', 'in', ['commercial_invoice', 'purchase_order'])
    .where('document_id', 'is not', null)
    .where('state', '!=', 'removed')
    .orderBy('added_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ type, document_id, file_name, added_at }) => ({
    ...{ name: names[type as NamedType], title: file_name ?? '', at: added_at },
    ...{ url: linkOf(deps, document_id ?? ''), link: null },
  }))
}
