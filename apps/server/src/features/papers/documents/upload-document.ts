import type { EInvoice } from '@tradelane/contract/documents/e-invoice'
import { wordFolder } from '@tradelane/contract/documents/types'
import { kybRefusalOf } from '@tradelane/contract/onboarding/kyb-rule'
import type { Tx } from '@tradelane/db'
import { getCompany } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { fileNameFor } from './file-names.ts'
import { inspectFile } from './inspect-file.ts'
import { linkOf } from './links.ts'
import { readBase64 } from './read-base64.ts'
import { rejection } from './rejection.ts'
import type { FileSender } from './scan-file.ts'
import { sha256Of, storeBytes } from './store-file.ts'
import { documentSpaceOf, lockDocumentSpace } from './stored-documents.ts'

/** More than a verification and years of trade documents need, but far less than a disk. */
const mostDocuments = 1_000
const mostBytes = 1024 * 1024 * 1024

type Upload = {
  base64File: string
  folder_name: string
  file_name?: string | undefined
  /** An invoice is asked for here: an electronic one may be XML. */
  is_invoice?: boolean | undefined
  /** Nobody of us or of a bank must examine it: a PDF may need a password. */
  may_be_locked?: boolean | undefined
  /** Where fewer kinds or bytes are taken than of documents. */
  photo?: { mostBytes: number }
  /** The office adds it to a record of the company. */
  is_of_office?: true
}

/** A stored document, as the work of the same transaction sees it. */
type Uploaded = { documentId: string; fileName: string; eInvoice?: EInvoice | undefined }

/**
 * Checks a file by its content, stores it and returns its link. Leaves nothing behind after a refusal, also not after
 * one of `alsoDo`, which runs in the transaction that stores the document.
 */
export async function uploadDocument(
  deps: Deps,
  scope: OneCompanyScope,
  { base64File, folder_name, file_name, is_invoice: isInvoice = false, ...more }: Upload,
  alsoDo?: (tx: Tx, uploaded: Uploaded) => Promise<void>,
): Promise<{ url: string; eInvoice?: EInvoice | undefined }> {
  const { may_be_locked, photo, is_of_office } = more
  const bytes = readBase64(base64File)
  const isWord = !photo && folder_name === wordFolder
  const { type: contentType, ...inspected } = await inspectFile(
    bytes,
    { isWord, isInvoice, isLocked: may_be_locked === true },
    // A photo is named by us.
    photo ? undefined : file_name,
  )
  const { eInvoice, needsPassword = false } = inspected
  if (photo) requirePhoto(contentType, bytes, photo.mostBytes)
  await requireSpace(deps, deps.db, scope, bytes.length)
  const storedId = await storeBytes(deps, senderOf(scope, is_of_office), bytes, contentType)
  try {
    const documentId = await inTransaction(deps.db, async (tx) => {
      await lockDocumentSpace(tx, scope)
      await requireSpace(deps, tx, scope, bytes.length)
      const row = {
        uid: scope.companyId,
        folder: folder_name,
        file_name: fileNameFor(file_name, contentType),
        content_type: contentType,
        size: bytes.length,
        sha256: sha256Of(bytes),
        stored_id: storedId,
        needs_password: needsPassword,
        e_invoice: eInvoice ? JSON.stringify(eInvoice) : null,
        created_at: deps.clock.now(),
      }
      const { document_id } = await tx
        .insertInto('documents')
        .values(row)
        .returning('document_id')
        .executeTakeFirstOrThrow()
      await alsoDo?.(tx, { documentId: document_id, fileName: row.file_name, eInvoice })
      return document_id
    })
    return { url: linkOf(deps, documentId), eInvoice }
  } catch (error) {
    await deps.files.delete(storedId)
    throw error
  }
}

/** What no person of the company sends comes by one of its links. */
function senderOf({ kind, companyId }: OneCompanyScope, isOfOffice = false): FileSender {
  if (isOfOffice) return 'office'
  return { company: companyId, by: kind === 'system' ? 'link' : 'member' }
}

/** Documents are printed on paper of ours only as jpeg: its bytes are taken over without decoding a pixel. */
function requirePhoto(contentType: string, bytes: Buffer, mostBytes: number): void {
  if (contentType !== 'image/jpeg') throw rejection('WRONG_FILE_TYPE', 'Only photos (jpeg)')
  if (bytes.length > mostBytes)
    throw rejection('TOO_LARGE', `Photos of at most ${mostBytes / 1024 / 1024} MB`)
}

/** Anybody can sign up: until we know a company, it gets only the space that a verification needs. */
async function requireSpace(
  { config }: Deps,
  db: Deps['db'] | Tx,
  scope: OneCompanyScope,
  size: number,
): Promise<void> {
  const { count, bytes } = await documentSpaceOf(db, scope)
  if (count >= mostDocuments || bytes + size > mostBytes) throw new Refusal('DOCUMENT_SPACE_FULL')
  const megabytes = config.uploadMbBeforeVerification
  if (bytes + size <= megabytes * 1024 * 1024) return
  const { kyb_status } = await getCompany(db, scope)
  if (!kybRefusalOf(kyb_status)) return
  const message = `Before your company is verified, its documents may take up ${megabytes} MB. Upload smaller files, or contact us.`
  throw new Refusal('DOCUMENT_SPACE_FULL', { message, fields: { base64File: message } })
}
