import { sandboxBuyer } from '@tradelane/contract/sandbox-buyer/calls'
import { formatMoney } from '@tradelane/money'
import { routes, success } from '../../../http/routes.ts'
import { listPayableInvoices, playBuyer } from '../../services/invoice-factoring/index.ts'

export const sandboxBuyerRoutes = routes(sandboxBuyer, {
  list: async ({ deps }) => ({ ...success, invoices: await listPayableInvoices(deps.db) }),
  pay: async ({ deps, body }) => {
    const { amount, providerReference } = await playBuyer(deps, body)
    return {
      ...success,
      message: `The buyer has paid ${formatMoney(amount)}.`,
      provider_reference: providerReference,
    }
  },
})
