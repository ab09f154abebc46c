import type { Founder } from '@tradelane/contract/onboarding/forms'
import type { Tx } from '@tradelane/db'

export type FounderEntry = {
  fid: string
  position: number
  founder: Founder
  /** The company's own documents, in the order of the form. */
  documentIds: readonly string[]
  /** Undefined if the person is reviewed with the company. */
  review?: { status: 'IN_PROGRESS'; review_due_at: Date; version: number }
}

export async function insertFounders(
  tx: Tx,
  companyId: string,
  entries: readonly FounderEntry[],
): Promise<void> {
  const persons = entries.map(({ founder, fid, position, review }) => {
    const { fid: _, company_authorisation_documents_details: __, ...columns } = founder
    return { ...columns, ...review, uid: companyId, fid, position }
  })
  await tx.insertInto('founders').values(persons).execute()
  const papers = entries.flatMap(({ founder, fid, documentIds }) =>
    founder.company_authorisation_documents_details.map(
      ({ document_file_path: _, ...columns }, position) => ({
        ...columns,
        uid: companyId,
        fid,
        position,
        document_id: documentIds[position] ?? '',
      }),
    ),
  )
  await tx.insertInto('founder_documents').values(papers).execute()
}
