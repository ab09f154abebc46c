import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { VaultPaper } from '../../../entries/feature-entry.ts'
import { linkOf, listDocuments } from '../../papers/documents/index.ts'

/** The bank statements that came with the registration. */
export async function papersOfRegistration(deps: Deps, scope: OneCompanyScope): Promise<VaultPaper[]> {
  const rows = await deps.db
    .selectFrom('business_documents')
    .select('document_id')
    .where('uid', '=', scope.companyId)
    .where('documents_type', '=', 'BANK_STATEMENT')
    .execute()
  const stored = await listDocuments(
    deps.db,
    scope,
    rows.map(({ document_id }) => document_id),
  )
  return stored.map(({ document_id, file_name, created_at }) => ({
    ...{
      name: 'Bank Statement',
      title: file_name,
      url: linkOf(deps, document_id),
      link: null,
      at: created_at,
    },
  }))
}
