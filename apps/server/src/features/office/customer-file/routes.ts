import { customerFile } from '@tradelane/contract/customers/file-calls'
import { routes, success } from '../../../http/routes.ts'
import { addCustomerNote, listCustomerNotes } from './customer-notes.ts'
import { getRisk, rateCustomer } from './customer-risk.ts'

export const customerFileRoutes = routes(customerFile, {
  notes: async ({ deps, query, body }) => ({
    ...success,
    ...(await listCustomerNotes(deps.db, { ...query, ...body })),
  }),
  addNote: async ({ deps, actor, body }) => ({
    ...success,
    message: 'The note is saved.',
    note_id: await addCustomerNote(deps, actor, body),
  }),
  risk: async ({ deps, body }) => ({ ...success, ...(await getRisk(deps, body.uid)) }),
  rate: async ({ deps, actor, body }) => {
    await rateCustomer(deps, actor, body)
    return { ...success, message: 'The rating is saved.' }
  },
})
