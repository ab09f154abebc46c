import type { DocumentType } from '@tradelane/contract/documents/types'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { inTransaction } from '../../../transaction.ts'
import { fileNameFor } from './file-names.ts'
import { readBase64 } from './read-base64.ts'
import { sha256Of } from './store-file.ts'
import { lockDocumentSpace } from './stored-documents.ts'
import { uploadDocument } from './upload-document.ts'

type Sent = {
  base64File: string
  folder_name: string
  file_name?: string | undefined
  may_be_locked: boolean
}
type Kept = { documentId: string; fileName: string }

/**
 * As `uploadDocument`, but a file that the company has stored in this folder before is not stored again. `alsoDo` makes the record that
 * names it. The company's uploads wait for each other there, so that it may count.
 */
export async function storeOnce(
  deps: Deps,
  scope: OneCompanyScope,
  sent: Sent,
  alsoDo: (tx: Tx, kept: Kept) => Promise<void>,
): Promise<void> {
  const same = await deps.db
    .selectFrom('documents')
    .select(['document_id', 'content_type'])
    .where('uid', '=', scope.companyId)
    .where('sha256', '=', sha256Of(readBase64(sent.base64File)))
    .where('folder', '=', sent.folder_name)
    .limit(1)
    .executeTakeFirst()
  if (!same) {
    await uploadDocument(deps, scope, sent, alsoDo)
    return
  }
  await inTransaction(deps.db, async (tx) => {
    await lockDocumentSpace(tx, scope)
    const fileName = fileNameFor(sent.file_name, same.content_type as DocumentType)
    await alsoDo(tx, { documentId: same.document_id, fileName })
  })
}
