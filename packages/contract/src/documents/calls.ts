import { z } from 'zod/mini'
import { revealReason } from '../audit/reveal-reason.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { fileAnswer } from '../primitives/values.ts'
import { eInvoice } from './e-invoice.ts'

export const largestDocumentBytes = 10 * 1024 * 1024
export const documentRejected = 'Rejected, please try again'

/** The file of every call that uploads one. */
export const uploadedFile = {
  /** Base64, bare or as the data URL that a browser's FileReader makes. */
  base64File: z.string(documentRejected).check(z.minLength(1, documentRejected)),
  file_name: z.optional(z.string().check(z.maxLength(255, 'At most 255 characters'))),
}

export const documents = {
  upload: endpoint({
    method: 'POST',
    path: '/common/upload',
    auth: 'customer',
    summary:
      'Stores a png, jpeg or pdf of at most 10 MB, in the folder quality_assurance also a docx, as an invoice also XML; returns its link',
    body: z.strictObject({
      ...uploadedFile,
      folder_name: z
        .string('Folder name is required')
        .check(z.regex(/^[\w -]{1,40}$/, 'Folder name is required')),
      /** The document is an invoice: an electronic one may be XML. */
      is_invoice: z.optional(z.boolean()),
    }),
    response: z.object({
      status: z.literal('success'),
      url: z.string(),
      /** What an electronic invoice says. */
      e_invoice: z.optional(eInvoice),
    }),
    errors: ['WRONG_FILE_TYPE', 'TOO_LARGE', 'DOCUMENT_SPACE_FULL', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
    maxBodyBytes: 15 * 1024 * 1024,
  }),
  serveFile: endpoint({
    method: 'POST',
    path: '/common/serve_file',
    auth: 'customer-or-admin',
    staff: 'everyone',
    reveals: true,
    who: 'everyone',
    summary:
      'The bytes of a stored document, for its owner, and for administrators, who give a reason for papers of persons',
    query: z.object({ file: z.string().check(z.maxLength(300)) }),
    body: z.object({ reason: z.optional(revealReason) }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND'],
  }),
}
