import { z } from 'zod/mini'
import { uploadedFile } from '../documents/calls.ts'
import { linkSession, linkToken } from '../links/calls.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { day, id, instant } from '../primitives/values.ts'
import { inspection } from './inspection.ts'
import { reportDraft, rowKey } from './report-form.ts'
import { photoPlaces } from './report-places.ts'

const opened = { token: linkToken, session: linkSession }
/** Work on a report continues its session for another half an hour. */
const continued = z.object({ status: z.literal('success'), session: z.string() })
/** A phone's photo, after the page has made it smaller. */
export const largestPhotoBytes = 3 * 1024 * 1024

const { shape } = inspection
const reportPhoto = z.object({ photo_id: id, place: z.string() })

/** What the inspector does on the page of the link. Sending the report is `links.complete`. */
export const inspectionReports = {
  get: endpoint({
    method: 'POST',
    path: '/inspection_report/get',
    auth: 'none',
    summary: 'What an opened link asks the inspector to report on, with what is saved of the report',
    body: z.strictObject(opened),
    response: z.object({
      status: z.literal('success'),
      inspection: z.object({
        quality_assurance_number: z.string(),
        supplier_audit: shape.supplier_audit,
        quality_assurance: shape.quality_assurance,
        loading_inspection: shape.loading_inspection,
        audit_specification: shape.audit_specification,
        goods_specifications: shape.goods_specifications,
        lot_size: shape.lot_size,
        inspection_level: shape.inspection_level,
        no_of_containers: shape.no_of_containers,
        sampling: shape.sampling,
        scheduled_for: z.nullable(day),
        /** The inspection cannot have been earlier. */
        first_day: z.nullable(day),
      }),
      /** Null until something is saved. */
      draft: z.nullable(reportDraft),
      saved_at: z.nullable(instant),
      photos: z.array(reportPhoto),
    }),
    errors: ['LINK_DEAD'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/inspection_report/save',
    auth: 'none',
    summary: 'Saves the report on the way, so that nothing is lost',
    body: z.strictObject({ ...opened, report: reportDraft }),
    response: z.object({ ...continued.shape, saved_at: instant }),
    errors: ['LINK_DEAD'],
    maxBodyBytes: 512 * 1024,
  }),
  addPhoto: endpoint({
    method: 'POST',
    path: '/inspection_report/add_photo',
    auth: 'none',
    summary: 'Stores a photo of the inspection: a jpeg of at most 3 MB',
    body: z.strictObject({
      ...opened,
      base64File: uploadedFile.base64File,
      place: z.union([z.enum(photoPlaces), rowKey], 'Unknown row'),
    }),
    response: z.object({ ...continued.shape, photo: reportPhoto }),
    errors: ['LINK_DEAD', 'WRONG_FILE_TYPE', 'TOO_LARGE', 'DOCUMENT_SPACE_FULL', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
    maxBodyBytes: 5 * 1024 * 1024,
  }),
  removePhoto: endpoint({
    method: 'POST',
    path: '/inspection_report/remove_photo',
    auth: 'none',
    summary: 'Takes a photo out of the report',
    body: z.strictObject({ ...opened, photo_id: id }),
    response: continued,
    errors: ['LINK_DEAD'],
  }),
}
