import { type VendorRecord, vendors } from '@tradelane/contract/vendors/calls'
import type { Deps } from '../../../deps/deps.ts'
import { routes, success } from '../../../http/routes.ts'
import { readEach } from '../../../registry/read-each.ts'
import { listVendors } from './list-vendors.ts'
import { addVendor, retireVendor, updateVendor } from './save-vendor.ts'
import {
  addVendorDocument,
  listVendorDocuments,
  readVendorDocument,
  removeVendorDocument,
} from './vendor-documents.ts'
import { getVendor } from './vendors.ts'

async function recordOf({ db, clock, features }: Deps, vendorId: string): Promise<VendorRecord> {
  const counting = features.find(({ vendorRecord }) => vendorRecord !== undefined)
  const nothing = { asked: 0, answered: 0, won: 0, lost: 0, late: 0 }
  return (await counting?.vendorRecord?.(db, vendorId, clock.now())) ?? nothing
}

export const vendorRoutes = routes(vendors, {
  list: async ({ deps, query }) => ({ ...success, ...(await listVendors(deps.db, query)) }),
  get: async ({ deps, body: { vendor_id } }) => {
    const vendor = await getVendor(deps.db, vendor_id)
    const { found: linked, unread } = await readEach(deps, ({ linkedToVendor }) =>
      linkedToVendor?.(deps.db, vendor_id),
    )
    const documents = await listVendorDocuments(deps.db, vendor_id)
    const record = await recordOf(deps, vendor_id)
    return { ...success, vendor, documents, linked, unread, record }
  },
  add: async ({ deps, actor, body }) => ({
    ...success,
    message: 'The vendor is added.',
    vendor_id: await addVendor(deps, actor, body),
  }),
  update: async ({ deps, actor, body }) => {
    await updateVendor(deps, actor, body)
    return { ...success, message: 'The changes are saved.', vendor_id: body.vendor_id }
  },
  retire: async ({ deps, actor, body }) => {
    await retireVendor(deps, actor, body)
    const message = body.is_retired
      ? 'Retired. Nothing new can name this vendor.'
      : 'Active again. New quotes can name it.'
    return { ...success, message, vendor_id: body.vendor_id }
  },
  addDocument: async ({ deps, actor, body }) => ({
    ...success,
    message: 'The document is added.',
    document_id: await addVendorDocument(deps, actor, body),
  }),
  document: ({ deps, body }) => readVendorDocument(deps, body),
  removeDocument: async ({ deps, actor, body }) => {
    await removeVendorDocument(deps, actor, body)
    return { ...success, message: 'The document is removed.' }
  },
})
