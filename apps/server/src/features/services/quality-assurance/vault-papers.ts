import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { VaultPaper } from '../../../entries/feature-entry.ts'

const most = 50

/** The newest supplier audits, each on the page of its inspection. */
export async function papersOfAudits({ db }: Deps, { companyId }: OneCompanyScope): Promise<VaultPaper[]> {
  const rows = await db
    .selectFrom('supplier_audits')
    .select(['quality_assurance_id as id', 'auditor_name', 'saved_at'])
    .where('uid', '=', companyId)
    .orderBy('saved_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, auditor_name, saved_at }) => ({
    ...{ name: 'Supplier Audit Document', title: `Audit by ${auditor_name}`, url: null },
    ...{ link: qualityAssurance.officePage?.(id) ?? null, at: saved_at },
  }))
}
