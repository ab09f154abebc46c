import type { OneCompanyScope, Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { noteShown } from '../../../http/routes.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { documentIdOf } from './links.ts'
import { findDocument } from './stored-documents.ts'

/** The bytes of a link, for its company and for administrators; for all others the document does not exist. Staff open papers of persons for a reason. */
export async function readDocument(deps: Deps, scope: Scope, link: string, reason?: string) {
  const documentId = documentIdOf(deps, link)
  const row = documentId && (await findDocument(deps.db, scope, documentId))
  if (!row) throw new Refusal('NOT_FOUND')
  if (scope.kind === 'office' && row.is_of_person && reason === undefined)
    refuseFields({ reason: 'This is a paper of a person. Say why you open it' })
  if (scope.kind === 'office')
    noteShown({ companyId: row.uid, subject: 'document', subjectId: row.document_id })
  return fileOf(deps, row)
}

/** The bytes of one of the company's documents by its id, for the record that names it. */
export async function readStored(deps: Deps, scope: OneCompanyScope, documentId: string) {
  const row = await findDocument(deps.db, scope, documentId)
  if (!row) throw new Refusal('NOT_FOUND')
  return fileOf(deps, row)
}

type Row = NonNullable<Awaited<ReturnType<typeof findDocument>>>

async function fileOf({ files }: Deps, { document_id, stored_id, content_type, file_name }: Row) {
  const stored = await files.get(stored_id)
  if (!stored) throw new Error(`the file of document ${document_id} is missing`)
  return { bytes: stored.bytes, content_type, file_name }
}
