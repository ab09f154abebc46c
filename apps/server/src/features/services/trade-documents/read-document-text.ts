import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { inTransaction } from '../../../transaction.ts'
import { readStored } from '../../papers/documents/index.ts'
import { readText } from './read-text.ts'
import { findStored } from './stored-documents.ts'

/** The job: reads the text of an added file, and keeps what it seems to say. A file that cannot be read is kept all the same. */
export async function readDocumentText(
  deps: Deps,
  { companyId, documentId }: Tasks['read-trade-document'],
): Promise<void> {
  const scope = systemScope(companyId)
  const row = await findStored(deps.db, scope, documentId)
  if (!row || row.fields !== null || row.read !== null) return
  const read = JSON.stringify(await readText(await readStored(deps, scope, row.document_id)))
  await inTransaction(deps.db, (tx) =>
    tx
      .updateTable('trade_documents')
      .set({ read })
      .where('uid', '=', companyId)
      .where('trade_document_id', '=', documentId)
      .execute(),
  )
}
