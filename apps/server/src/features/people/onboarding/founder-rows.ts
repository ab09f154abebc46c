import type { Founder } from '@tradelane/contract/onboarding/forms'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'

export type FounderEntry = {
  fid: string
  position: number
  founder: Founder
  /** The company's own documents, in the order of the form. */
  documentIds: readonly string[]
}

/** The persons of a submission: reviewed with the company, without a state of their own. */
export async function insertFounders(
  tx: Tx,
  scope: OneCompanyScope,
  entries: readonly FounderEntry[],
): Promise<void> {
  const persons = entries.map(({ founder, fid, position }) => ({
    ...founderColumns(founder),
    uid: scope.companyId,
    fid,
    position,
  }))
  await tx.insertInto('founders').values(persons).execute()
  for (const entry of entries) await insertFounderDocuments(tx, scope, entry)
}

export function founderColumns({
  fid: _,
  company_authorisation_documents_details: __,
  ownership_percent = null,
  ...columns
}: Founder) {
  return { ...columns, ownership_percent }
}

export async function insertFounderDocuments(
  tx: Tx,
  { companyId }: OneCompanyScope,
  { founder, fid, documentIds }: Omit<FounderEntry, 'position'>,
): Promise<void> {
  const papers = founder.company_authorisation_documents_details.map(
    ({ document_file_path: _, ...columns }, position) => ({
      ...columns,
      uid: companyId,
      fid,
      position,
      document_id: documentIds[position] ?? '',
    }),
  )
  await tx.insertInto('founder_documents').values(papers).execute()
}
