import { officeMovements } from '@tradelane/contract/movements/office-calls'
import { nameOfCompany } from '../../../access/company.ts'
import { systemScope } from '../../../access/scope.ts'
import { routes, success } from '../../../http/routes.ts'
import { listBalances } from '../../money/wallet/index.ts'
import { listMovements } from './list-movements.ts'

export const officeMovementRoutes = routes(officeMovements, {
  balances: async ({ deps, query: { uid } }) => {
    const company_name = await nameOfCompany(deps.db, uid)
    return { ...success, company_name, balances: await listBalances(deps, systemScope(uid)) }
  },
  movements: async ({ deps, query: { uid, currency, page } }) => {
    const { content, ...rest } = await listMovements(deps, systemScope(uid), { currency, search: '', page })
    return { ...success, ...rest, content: content.map(({ counterparty_account: _, ...shown }) => shown) }
  },
})
