import type { ReadDocument } from '@tradelane/contract/trade-documents/calls'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { readPdfInThread } from '../../../pdf/read-pdf-in-thread.ts'
import { inTransaction } from '../../../transaction.ts'
import { readStored } from '../../papers/documents/index.ts'
import { guessFields } from './guess-fields.ts'
import { findStored } from './stored-documents.ts'

/** The job: reads the text of an added file, and keeps what it seems to say. A file that cannot be read is kept all the same. */
export async function readDocumentText(
  deps: Deps,
  { companyId, documentId }: Tasks['read-trade-document'],
): Promise<void> {
  const scope = systemScope(companyId)
  const row = await findStored(deps.db, scope, documentId)
  if (!row || row.fields !== null || row.read !== null) return
  const file = await readStored(deps, scope, row.document_id)
  const read = JSON.stringify(await readFile(file))
  await inTransaction(deps.db, (tx) =>
    tx
      .updateTable('trade_documents')
      .set({ read })
      .where('uid', '=', companyId)
      .where('trade_document_id', '=', documentId)
      .execute(),
  )
}

type File = Awaited<ReturnType<typeof readStored>>

async function readFile({ bytes, content_type }: File): Promise<ReadDocument> {
  if (content_type !== 'application/pdf') return { unread: 'A picture: its text is not read.', fields: null }
  const read = await readPdfInThread({ bytes, wantsText: true }).catch(() => undefined)
  if (!read) return { unread: 'The text of this PDF could not be read.', fields: null }
  const { pages, pagesRead, text } = read
  if (text.trim() === '')
    return { unread: 'This PDF has no text, only pictures. They are not read.', fields: null }
  const unread = pages > pagesRead ? `Only the first ${pagesRead} of ${pages} pages were read.` : null
  return { unread, fields: guessFields(text) }
}
