import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { VaultPaper } from '../../../entries/feature-entry.ts'

const most = 50

/** Invoice and purchase order of the newest fundings. */
export async function papersOfFundings({ db }: Deps, { companyId }: OneCompanyScope): Promise<VaultPaper[]> {
  const rows = await db
    .selectFrom('invoice_factorings')
    .select(['invoice_number', 'invoice_file', 'purchase_order_file', 'created_at'])
    .where('uid', '=', companyId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.flatMap(({ invoice_number, invoice_file, purchase_order_file, created_at: at }) => {
    const of = invoice_number ? `invoice ${invoice_number}` : 'a draft'
    return [
      { name: 'Invoice' as const, title: `File of ${of}`, url: invoice_file, link: null, at },
      { name: 'Purchase Order' as const, title: `Order of ${of}`, url: purchase_order_file, link: null, at },
    ].filter(({ url }) => Boolean(url))
  })
}
