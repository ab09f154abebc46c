import { type ShippingDocument, shippingDocumentKinds } from '@tradelane/contract/shipments/described-booking'
import type { Db, Tx } from '@tradelane/db'
import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { linkOf, requireOwnDocuments, uploadDocument } from '../documents/index.ts'
import { type BookingRow, getBooking, lockBooking } from './bookings.ts'

const mostDocuments = 50

type Added = { logistics_id: string; document_type: ShippingDocument }

/** Puts one of the company's stored documents with a booking. Refuses with NOT_FOUND, LIST_FULL, and a link that is not its own. */
export async function addOwnDocument(
  deps: Deps,
  { companyId }: CustomerActor,
  { url, ...added }: Added & { url: string },
): Promise<void> {
  await getBooking(deps.db, companyId, added.logistics_id)
  await inTransaction(deps.db, async (tx) => {
    const ids = await requireOwnDocuments(deps, tx, companyId, new Map([['url', url]]))
    const documentId = ids.get('url') ?? ''
    await insertDocument(tx, { ...added, companyId, documentId, addedBy: 'company', at: deps.clock.now() })
  })
}

/** The back office's document becomes one of the company's. */
export async function addOfficeDocument(
  deps: Deps,
  { base64File, file_name, ...added }: Added & { base64File: string; file_name?: string | undefined },
): Promise<void> {
  const { uid: companyId } = await getBooking(deps.db, undefined, added.logistics_id)
  const upload = { base64File, file_name, folder_name: 'logistics' }
  const url = await uploadDocument(deps, { companyId }, upload)
  await inTransaction(deps.db, async (tx) => {
    const ids = await requireOwnDocuments(deps, tx, companyId, new Map([['base64File', url]]))
    const documentId = ids.get('base64File') ?? ''
    await insertDocument(tx, { ...added, companyId, documentId, addedBy: 'tradelane', at: deps.clock.now() })
  })
}

type NewDocument = Added & {
  companyId: string
  documentId: string
  addedBy: 'company' | 'tradelane'
  at: Date
}

async function insertDocument(
  tx: Tx,
  { companyId, logistics_id, documentId, document_type, addedBy, at }: NewDocument,
): Promise<void> {
  await lockBooking(tx, companyId, logistics_id)
  const { count } = await tx
    .selectFrom('freight_documents')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('uid', '=', companyId)
    .where('logistics_id', '=', logistics_id)
    .executeTakeFirstOrThrow()
  if (count >= mostDocuments) {
    throw new Refusal('LIST_FULL', {
      message: `There are ${mostDocuments} documents with this booking already.`,
    })
  }
  await tx
    .insertInto('freight_documents')
    .values({
      uid: companyId,
      logistics_id,
      document_id: documentId,
      document_type,
      added_by: addedBy,
      added_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listBookingDocuments(deps: Deps, db: Db, { uid, logistics_id }: BookingRow) {
  const rows = await db
    .selectFrom('freight_documents as added')
    .innerJoin('documents as document', (join) =>
      join.onRef('document.uid', '=', 'added.uid').onRef('document.document_id', '=', 'added.document_id'),
    )
    .select(['added.document_id', 'added.document_type', 'added.added_at', 'added.added_by'])
    .select('document.file_name')
    .where('added.uid', '=', uid)
    .where('added.logistics_id', '=', logistics_id)
    .orderBy('added.added_at')
    .orderBy('added.document_id')
    .execute()
  return rows.map((row) => ({
    ...row,
    document_type: shippingDocumentKinds.find((kind) => kind === row.document_type) ?? ('other' as const),
    url: linkOf(deps, row.document_id),
  }))
}
