import { openAccounts } from '@tradelane/ledger'
import type { Currency } from '@tradelane/money'
import type { Customer } from '@tradelane/providers'
import { actorOf, type OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { saveAccountDetails } from './account-details.ts'

type Opening = { scope: OneCompanyScope; customer: Customer; currency: Currency }

/**
 * Opens a currency at the provider, then in our books. Safe to repeat: it does what an earlier try left
 * undone, and nothing twice. Returns whether the wallet is new.
 */
export async function openCurrency(deps: Deps, opening: Opening): Promise<boolean> {
  const { scope, customer, currency } = opening
  const { companyId } = scope
  await deps.payments.openCurrency({ customer, currency })
  const details = await deps.payments.findAccountDetails(customer, currency)
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const wallet = await tx
      .insertInto('wallets')
      .values({ uid: companyId, currency, opened_at: at })
      .onConflict((conflict) => conflict.constraint('wallets_one_of_each_currency').doNothing())
      .executeTakeFirst()
    const isNew = wallet.numInsertedOrUpdatedRows === 1n
    await openAccounts(tx, companyId, currency, ['available', 'held'])
    await saveAccountDetails(tx, scope, details, at)
    if (isNew) {
      const [subjectId, to, actor] = [`${companyId}:${currency}`, 'open', actorOf(scope)]
      await recordEvent(tx, { companyId, subject: 'wallet', subjectId, from: null, to, actor, at })
    }
    return isNew
  })
}
