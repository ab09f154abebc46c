import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { fileAnswer, id } from '../primitives/values.ts'

export const exportedDocuments = {
  export: endpoint({
    method: 'POST',
    path: '/trade_documents/export',
    auth: 'customer',
    who: 'everyone',
    onlyReads: true,
    summary:
      'What a document that was made here says, as JSON by the ids of key trade documents and data elements (KTDDE); who opens it is noted',
    body: z.strictObject({ document_id: id }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
}
