import { sandboxFinancePartner } from '@tradelane/contract/sandbox-finance-partner/calls'
import { decimalText } from '@tradelane/money'
import type { PlayedTransfer } from '@tradelane/providers'
import type { Deps } from '../../../deps/deps.ts'
import { routes, success } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { playTransfer } from '../../services/invoice-factoring/index.ts'

export const sandboxFinancePartnerRoutes = routes(sandboxFinancePartner, {
  list: async ({ deps }) => {
    const partners = played(deps)
    const [transfers, listed] = await Promise.all([partners.manner(), partners.listTransfers()])
    return { ...success, manner: { transfers }, transfers: listed.map(toShown) }
  },
  act: async ({ deps, body }) => {
    await playTransfer(deps, played(deps), body)
    return success
  },
  behave: async ({ deps, body }) => {
    await played(deps).behave(body.transfers)
    return success
  },
})

/** Refuses with NOT_FOUND where real finance partners are connected: nobody can play them. */
function played({ sandbox }: Deps) {
  if (!sandbox) throw new Refusal('NOT_FOUND')
  return sandbox.financePartners
}

const toShown = ({ amount, madeAt, ...transfer }: PlayedTransfer) => ({
  ...transfer,
  amount: decimalText(amount),
  currency: amount.currency,
  made_at: madeAt,
})
