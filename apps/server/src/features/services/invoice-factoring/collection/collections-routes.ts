import { officeCollections } from '@tradelane/contract/invoice-factoring/collections-calls'
import { routes, success } from '../../../../http/routes.ts'
import { closeShort } from './close-short.ts'
import { listCollections } from './collections.ts'
import { collectionsFile } from './collections-file.ts'
import { noteCollection } from './note-collection.ts'

export const officeCollectionRoutes = routes(officeCollections, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listCollections(deps, actor, query)) }),
  file: async ({ deps, actor, query }) => collectionsFile(deps, actor, query),
  closeShort: async ({ deps, actor, body }) => {
    await closeShort(deps, actor, body)
    return { ...success, message: 'The short payment has been accepted.' }
  },
  note: async ({ deps, actor, body }) => {
    await noteCollection(deps, actor, body)
    return { ...success, message: 'The note has been added.' }
  },
})
