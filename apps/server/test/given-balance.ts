import { randomUUID } from 'node:crypto'
import { type Currency, parseMoney } from '@tradelane/money'
import { systemScope } from '../src/access/scope.ts'
import { providerCustomerOf } from '../src/features/money/steps/index.ts'
import { beginFunding, settleFunding } from '../src/features/money/wallet/funding-step.ts'
import { openCurrency } from '../src/features/money/wallet/open-currency.ts'
import { isWalletOpen } from '../src/features/money/wallet/wallets.ts'
import { inTransaction } from '../src/transaction.ts'
import type { TestApp } from './test-app.ts'

/** Adds this much to a company's wallet, at the provider and in the books, as added balance does after its approval. */
export async function givenBalance(
  app: Pick<TestApp, 'deps'>,
  { companyId }: { companyId: string },
  amountText: string,
  currency: Currency,
): Promise<void> {
  const { deps } = app
  const scope = systemScope(companyId)
  const customer = await providerCustomerOf(deps.db, scope)
  if (!(await isWalletOpen(deps.db, scope, currency))) await openCurrency(deps, { scope, customer, currency })
  const [fundingId, amount] = [randomUUID(), parseMoney(amountText, currency)]
  await inTransaction(deps.db, (tx) =>
    beginFunding(tx, {
      fundingId,
      scope,
      kind: 'added',
      amount,
      at: deps.clock.now(),
    }),
  )
  await settleFunding(deps, { companyId, fundingId })
}
