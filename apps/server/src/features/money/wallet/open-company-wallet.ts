import { randomUUID } from 'node:crypto'
import { money } from '@tradelane/money'
import type { Customer } from '@tradelane/providers'
import { getCompany, updateCompany } from '../../../access/company.ts'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { inTransaction } from '../../../transaction.ts'
import { beginFunding, settleFunding } from './funding-step.ts'
import { findOpeningFunding } from './fundings.ts'
import { openCurrency } from './open-currency.ts'

const firstCurrencies = ['USD', 'EUR'] as const
/** The opening balance of the specification's sample EURO card, in the sandbox only. */
const openingBalance = money(700_00n, 'EUR')

/**
 * The job: makes a company a customer of the provider, with its first two currencies. Running it again does what an
 * earlier run left undone, and nothing twice: each step's key is the company's own or is stored before it is used.
 */
export async function openCompanyWallet(
  deps: Deps,
  { companyId }: Tasks['open-company-wallet'],
): Promise<void> {
  const scope = systemScope(companyId)
  const customer = await openCustomer(deps, scope)
  for (const currency of firstCurrencies) {
    await openCurrency(deps, { scope, customer, currency })
  }
  if (deps.sandbox?.payments) await giveOpeningBalance(deps, scope)
}

async function openCustomer(deps: Deps, scope: OneCompanyScope): Promise<Customer> {
  const { company_name: name } = await getCompany(deps.db, scope)
  const customer = await deps.payments.openCustomer({ key: scope.companyId, name })
  const { customerId, walletId } = customer
  await updateCompany(deps.db, scope, { provider_customer_id: customerId, provider_wallet_id: walletId })
  return customer
}

/** Its key is stored first, so that a crash between the provider's books and ours is made good by the next run. */
async function giveOpeningBalance(deps: Deps, scope: OneCompanyScope): Promise<void> {
  const opening = { fundingId: randomUUID(), kind: 'opening', amount: openingBalance } as const
  const at = deps.clock.now()
  await inTransaction(deps.db, (tx) => beginFunding(tx, { ...opening, scope, at }))
  const stored = await findOpeningFunding(deps.db, scope)
  if (stored) await settleFunding(deps, stored)
}
