import { sandboxMailbox } from '@tradelane/contract/sandbox-mailbox/calls'
import { routes } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'

export const sandboxMailboxRoutes = routes(sandboxMailbox, {
  list: async ({ deps, query }) => {
    if (!deps.sandbox) throw new Refusal('NOT_FOUND')
    return deps.sandbox.mailbox.list({ to: query.to })
  },
})
