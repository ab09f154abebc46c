import type { OfferedCurrency } from '@tradelane/contract/lists/offered-currencies'
import type { CustomerActor } from '../../../access/session-memory.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { providerCustomerOf } from '../steps/index.ts'
import { openCurrency } from './open-currency.ts'
import { isWalletOpen } from './wallets.ts'

/** Opens a further currency. Refuses with WALLET_EXISTS, and with ILLEGAL_STATE before the first ones are open. */
export async function openWallet(deps: Deps, actor: CustomerActor, currency: OfferedCurrency): Promise<void> {
  if (await isWalletOpen(deps.db, actor, currency)) throw new Refusal('WALLET_EXISTS')
  const customer = await providerCustomerOf(deps.db, actor)
  const isNew = await openCurrency(deps, { scope: actor, customer, currency })
  if (!isNew) throw new Refusal('WALLET_EXISTS')
}
