import { audit } from '@tradelane/contract/audit/calls'
import { routes, success } from '../../../http/routes.ts'
import { entriesFile } from './entries-file.ts'
import { listEntries } from './list-entries.ts'
import { makeReceipt } from './make-receipt.ts'
import { sealEntries } from './seal-entries.ts'
import { verifyTrail } from './verify-trail.ts'

export const auditRoutes = routes(audit, {
  list: async ({ deps, actor, query, body: { page = query.page, ...filter } }) => ({
    ...success,
    ...(await listEntries(deps, actor, { ...filter, page, limit: query.limit })),
  }),
  file: async ({ deps, actor, body }) => entriesFile(deps, actor, body),
  verify: async ({ deps }) => {
    await sealEntries(deps)
    const public_key = Buffer.from(deps.auditKeys.publicKey).toString('hex')
    return { ...success, ...(await verifyTrail(deps)), public_key }
  },
  receipt: async ({ deps, body }) => makeReceipt(deps, body.number),
})
