import { escrowPayees } from '@tradelane/contract/smart-escrow/payee-calls'
import { routes, success } from '../../../../http/routes.ts'
import { confirmPayee } from './confirm-payee.ts'

export const escrowPayeeRoutes = routes(escrowPayees, {
  confirm: async ({ deps, actor, body }) => {
    await confirmPayee(deps, actor, body)
    return { ...success, message: 'The payee is confirmed.' }
  },
})
