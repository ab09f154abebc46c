import { type TransportForm, transportFormNames } from '@tradelane/contract/lists/transport-document-forms'
import {
  type ShippingDocument,
  shippingDocumentKinds,
} from '@tradelane/contract/shipments/shipping-documents'
import type { Db, Tx } from '@tradelane/db'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor, CustomerActor } from '../../../../http/routes.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { linkOf, requireOwnDocuments, uploadDocument } from '../../../papers/documents/index.ts'
import { type BookingRow, getBooking, lockBooking } from '../bookings.ts'
import { receiveDocuments } from './clearance.ts'

const mostDocuments = 50

type Added = { logistics_id: string; document_type: ShippingDocument } & TransportForm
const isInvoice = ({ document_type }: Added): boolean => document_type === 'commercial_invoice'

/** Adds one of the company's stored documents to a booking. Refuses with NOT_FOUND, LIST_FULL, and a link of another company. */
export async function addOwnDocument(
  deps: Deps,
  actor: CustomerActor,
  { url, ...added }: Added & { url: string },
): Promise<void> {
  await getBooking(deps.db, actor, added.logistics_id)
  await inTransaction(deps.db, async (tx) => {
    const ids = await requireOwnDocuments(deps, tx, actor, new Map([['url', url]]), [
      ...(isInvoice(added) ? ['url'] : []),
    ])
    const documentId = ids.get('url') ?? ''
    const at = deps.clock.now()
    await insertDocument(tx, deps, { ...added, scope: actor, documentId, addedBy: 'company', at })
  })
}

/** The back office's file is stored as a document of the company. */
export async function addOfficeDocument(
  deps: Deps,
  actor: AdminActor,
  { base64File, file_name, ...added }: Added & { base64File: string; file_name?: string | undefined },
): Promise<void> {
  const { uid } = await getBooking(deps.db, actor, added.logistics_id)
  const scope = systemScope(uid)
  const upload = { base64File, file_name, folder_name: 'logistics', is_invoice: isInvoice(added) }
  const { url } = await uploadDocument(deps, scope, { ...upload, is_of_office: true })
  await inTransaction(deps.db, async (tx) => {
    const ids = await requireOwnDocuments(deps, tx, scope, new Map([['base64File', url]]), ['base64File'])
    const documentId = ids.get('base64File') ?? ''
    await insertDocument(tx, deps, {
      ...added,
      scope: actor,
      documentId,
      addedBy: 'tradelane',
      at: deps.clock.now(),
    })
  })
}

type NewDocument = Added & {
  scope: Scope
  documentId: string
  addedBy: 'company' | 'tradelane'
  at: Date
}

async function insertDocument(
  tx: Tx,
  { config }: Deps,
  { scope, documentId, addedBy, at, ...added }: NewDocument,
): Promise<void> {
  const { logistics_id, document_type } = added
  const { uid: companyId } = await lockBooking(tx, scope, logistics_id)
  const { count } = await tx
    .selectFrom('freight_documents')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('uid', '=', companyId)
    .where('logistics_id', '=', logistics_id)
    .executeTakeFirstOrThrow()
  if (count >= mostDocuments) {
    throw new Refusal('LIST_FULL', {
      message: `This booking already has ${mostDocuments} documents, the most that it can have.`,
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
      ...formOf(added),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await receiveDocuments(tx, config, { uid: companyId, logistics_id }, { scope, at })
}

/** In which form it exists, of a transport document alone. */
function formOf({ document_type, document_form, platform, platform_reference }: Added) {
  if (document_type !== 'bill_of_lading' || !document_form) return {}
  return document_form === 'electronic' ? { document_form, platform, platform_reference } : { document_form }
}

export async function listBookingDocuments(deps: Deps, db: Db, { uid, logistics_id }: BookingRow) {
  const rows = await db
    .selectFrom('freight_documents as added')
    .innerJoin('documents as document', (join) =>
      join.onRef('document.uid', '=', 'added.uid').onRef('document.document_id', '=', 'added.document_id'),
    )
    .select(['added.document_id', 'added.document_type', 'added.added_at', 'added.added_by'])
    .select(['added.document_form', 'added.platform', 'added.platform_reference'])
    .select('document.file_name')
    .where('added.uid', '=', uid)
    .where('added.logistics_id', '=', logistics_id)
    .orderBy('added.added_at')
    .orderBy('added.document_id')
    .execute()
  return rows.map((row) => ({
    ...row,
    document_type: shippingDocumentKinds.find((kind) => kind === row.document_type) ?? ('other' as const),
    document_form: transportFormNames.find((form) => form === row.document_form) ?? null,
    url: linkOf(deps, row.document_id),
  }))
}
