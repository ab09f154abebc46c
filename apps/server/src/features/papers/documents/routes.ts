import { documents } from '@tradelane/contract/documents/calls'
import { routes } from '../../../http/routes.ts'
import { readDocument } from './read-document.ts'
import { uploadDocument } from './upload-document.ts'

const success = { status: 'success' } as const

export const documentRoutes = routes(documents, {
  upload: async ({ deps, actor, body }) => {
    const { url, eInvoice } = await uploadDocument(deps, actor, body)
    return { ...success, url, ...(eInvoice && { e_invoice: eInvoice }) }
  },
  serveFile: async ({ deps, actor, query, body }) => readDocument(deps, actor, query.file, body.reason),
})
