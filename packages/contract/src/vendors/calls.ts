import { z } from 'zod/mini'
import { uploadedFile } from '../documents/calls.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { officeList } from '../primitives/office-list.ts'
import { done, fileAnswer, id, instant } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { laneModes, vendorFields, vendorServices } from './forms.ts'

export const vendorStates = ['active', 'retired'] as const

const which = { vendor_id: id }

const newVendor = z.strictObject(vendorFields)
/** `version`: of the vendor that was looked at, whose later changes are not overwritten. Without it, the last change counts. */
const changedVendor = z.strictObject({
  ...which,
  version: z.optional(recordVersion),
  ...vendorFields,
})

const vendor = z.object({
  ...which,
  version: recordVersion,
  company_name: z.string(),
  services_offered: z.string(),
  contact_details: z.array(
    z.object({
      contact_person_name: z.string(),
      division: z.string(),
      email: z.string(),
      phone_number: z.string(),
      /** As the specification calls `division` and `phone_number`. */
      company_division: z.string(),
      phone: z.string(),
    }),
  ),
  services: z.array(z.enum(vendorServices)),
  lanes: z.array(z.object({ origin: z.string(), destination: z.string(), mode: z.enum(laneModes) })),
  /** Nothing new names it. */
  is_retired: z.boolean(),
  /** The administrator's name. */
  saved_by: z.string(),
  updated_at: instant,
})
export type Vendor = z.output<typeof vendor>
export type WireVendor = z.input<typeof vendor>

const vendorDocument = z.object({
  document_id: id,
  file_name: z.string(),
  size: z.number(),
  added_by: z.string(),
  created_at: instant,
})
export type WireVendorDocument = z.input<typeof vendorDocument>

/** Of requests of the quote desk, each once. */
const vendorRecord = z.object({
  asked: z.number(),
  /** With an offer, or that it cannot offer. */
  answered: z.number(),
  /** Also with a price that it gave by telephone, without being asked by mail. */
  won: z.number(),
  lost: z.number(),
  /** No answer came before the last moment. */
  late: z.number(),
})
export type VendorRecord = z.output<typeof vendorRecord>

const saved = z.object({ ...done.shape, ...which })
const document = z.strictObject({ ...which, document_id: id })

export const vendors = {
  list: officeList({
    method: 'GET',
    path: '/admin/vendors',
    summary: 'The companies that do services for us, by name; found by name, services or contact',
    states: vendorStates,
    rows: { vendor_data: z.array(vendor) },
  }),
  get: endpoint({
    method: 'POST',
    path: '/admin/vendors/get',
    auth: 'admin',
    staff: 'everyone',
    summary: 'One vendor, with its documents and what names it',
    body: z.strictObject(which),
    response: z.object({
      status: z.literal('success'),
      vendor,
      documents: z.array(vendorDocument),
      /** What it is for us elsewhere: a carrier's rate card, an inspection company, a finance partner. */
      linked: z.array(z.object({ title: z.string(), link: z.string() })),
      /** Whose records could not be read this time. */
      unread: z.array(z.string()),
      record: vendorRecord,
    }),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/admin/vendors/add',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Adds a vendor',
    body: newVendor,
    response: saved,
    errors: ['CONFLICT'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/admin/vendors/update',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Changes a vendor; what was made with it keeps the name that it had',
    body: changedVendor,
    response: saved,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
  retire: endpoint({
    method: 'POST',
    path: '/admin/vendors/retire',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Takes a vendor out of everything that is new, or back into it',
    body: z.strictObject({ ...which, version: recordVersion, is_retired: z.boolean() }),
    response: saved,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/admin/vendors/documents/add',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Keeps a png, jpeg or pdf of at most 10 MB with a vendor',
    body: z.strictObject({ ...which, ...uploadedFile }),
    response: z.object({ ...done.shape, document_id: id }),
    errors: ['NOT_FOUND', 'LIST_FULL', 'WRONG_FILE_TYPE', 'TOO_LARGE', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
    maxBodyBytes: 15 * 1024 * 1024,
  }),
  document: endpoint({
    method: 'POST',
    path: '/admin/vendors/documents/get',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The bytes of a vendor’s document',
    body: document,
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND'],
  }),
  removeDocument: endpoint({
    method: 'POST',
    path: '/admin/vendors/documents/remove',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Takes a document off a vendor; its event stays',
    body: document,
    response: done,
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
}
