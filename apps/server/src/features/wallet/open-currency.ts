import { openAccounts } from '@tradelane/ledger'
import type { Currency } from '@tradelane/money'
import type { Customer } from '@tradelane/providers'
import type { Deps } from '../../boot/deps.ts'
import { type EventActor, recordEvent } from '../../lifecycle/events.ts'
import { inTransaction } from '../../transaction.ts'
import { saveAccountDetails } from './account-details.ts'

type Opening = { companyId: string; customer: Customer; currency: Currency; actor: EventActor }

/**
 * Opens a currency at the provider, then in our books. Safe to repeat: it does what an earlier try left
 * undone, and nothing twice. Returns whether the wallet is new.
 */
export async function openCurrency(deps: Deps, opening: Opening): Promise<boolean> {
  const { companyId, customer, currency, actor } = opening
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
    await saveAccountDetails(tx, companyId, details, at)
    if (isNew) {
      const [subjectId, to] = [`${companyId}:${currency}`, 'open']
      await recordEvent(tx, { companyId, subject: 'wallet', subjectId, from: null, to, actor, at })
    }
    return isNew
  })
}
