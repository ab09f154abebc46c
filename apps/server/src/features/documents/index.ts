export { documentIdOf, linkOf } from './links.ts'
export { requireOwnDocuments } from './own-documents.ts'
export { listDocuments } from './queries.ts'
export { uploadDocument } from './upload-document.ts'
