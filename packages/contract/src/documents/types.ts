/** The accepted types, detected from the content and not from the name. */
export const documentTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const
/** A Word document (docx): only as a specification of quality, and checked by what it is made of. */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const wordFolder = 'quality_assurance'
/** An electronic invoice as XML: only where an invoice is uploaded. */
export const xmlType = 'application/xml'
export type DocumentType = (typeof documentTypes)[number] | typeof wordType | typeof xmlType
