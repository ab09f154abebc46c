import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '@tradelane/db'
import { withSavers } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { storeFile } from '../../papers/documents/index.ts'
import { lockVendor } from './vendors.ts'

/** Keeps the page readable. */
const mostDocuments = 100

type DocumentKey = { vendor_id: string; document_id: string }

/** Of one vendor, the oldest first. */
export async function listVendorDocuments(db: Db, vendorId: string) {
  const rows = await db
    .selectFrom('vendor_documents')
    .select(['document_id', 'file_name', 'size', 'added_by as saved_by', 'created_at'])
    .where('vendor_id', '=', vendorId)
    .orderBy('created_at')
    .orderBy('document_id')
    .execute()
  return (await withSavers(db, rows)).map(({ saved_by: added_by, ...row }) => ({ ...row, added_by }))
}

/** Answers the document's id. Refuses with NOT_FOUND, with LIST_FULL, and what documents are refused for. */
export async function addVendorDocument(
  deps: Deps,
  { administratorId }: AdminActor,
  upload: { vendor_id: string; base64File: string; file_name?: string | undefined },
): Promise<string> {
  const { vendor_id } = upload
  const document_id = randomUUID()
  const file = await storeFile(deps, 'office', upload)
  try {
    await inTransaction(deps.db, async (tx) => {
      const { is_retired } = await lockVendor(tx, vendor_id)
      const { count } = await tx
        .selectFrom('vendor_documents')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('vendor_id', '=', vendor_id)
        .executeTakeFirstOrThrow()
      if (count >= mostDocuments) throw new Refusal('LIST_FULL')
      const added = { added_by: `administrator:${administratorId}`, created_at: deps.clock.now() }
      await tx
        .insertInto('vendor_documents')
        .values({ document_id, vendor_id, ...file, ...added })
        .execute()
      await noteDocument(tx, deps, { administratorId, vendor_id, is_retired }, { added: file.file_name })
    })
  } catch (error) {
    await deps.files.delete(file.stored_id)
    throw error
  }
  return document_id
}

/** Refuses with NOT_FOUND. */
export async function readVendorDocument(deps: Deps, { vendor_id, document_id }: DocumentKey) {
  const row = await deps.db
    .selectFrom('vendor_documents')
    .select(['stored_id', 'content_type', 'file_name'])
    .where('vendor_id', '=', vendor_id)
    .where('document_id', '=', document_id)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const stored = await deps.files.get(row.stored_id)
  if (!stored) throw new Error(`the file of vendor document ${document_id} is missing`)
  return { bytes: stored.bytes, content_type: row.content_type, file_name: row.file_name }
}

/** Refuses with NOT_FOUND. */
export async function removeVendorDocument(
  deps: Deps,
  { administratorId }: AdminActor,
  { vendor_id, document_id }: DocumentKey,
): Promise<void> {
  const storedId = await inTransaction(deps.db, async (tx) => {
    const { is_retired } = await lockVendor(tx, vendor_id)
    const removed = await tx
      .deleteFrom('vendor_documents')
      .where('vendor_id', '=', vendor_id)
      .where('document_id', '=', document_id)
      .returning(['stored_id', 'file_name'])
      .executeTakeFirst()
    if (!removed) throw new Refusal('NOT_FOUND')
    await noteDocument(tx, deps, { administratorId, vendor_id, is_retired }, { removed: removed.file_name })
    return removed.stored_id
  })
  await deps.files.delete(storedId)
}

type Noted = { administratorId: string; vendor_id: string; is_retired: boolean }

function noteDocument(
  tx: Tx,
  { clock }: Deps,
  { administratorId, vendor_id, is_retired }: Noted,
  after: object,
): Promise<void> {
  const state = is_retired ? 'retired' : 'active'
  return recordEvent(tx, {
    companyId: null,
    subject: 'vendor',
    subjectId: vendor_id,
    ...{ from: state, to: state, actor: `administrator:${administratorId}`, at: clock.now(), after },
  })
}
