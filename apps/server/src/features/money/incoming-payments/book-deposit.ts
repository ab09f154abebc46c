import { randomUUID } from 'node:crypto'
import type { Db } from '@tradelane/db'
import { placeHold, postJournal } from '@tradelane/ledger'
import type { Customer, Deposit } from '@tradelane/providers'
import { lockCompany } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { beginOnce } from '../../../lifecycle/begin.ts'
import { inTransaction } from '../../../transaction.ts'
import { isWalletOpen, openCurrency } from '../wallet/index.ts'
import { heldOnArrival, moneyArrived } from './journals.ts'
import { incomingPaymentFacts, incomingPaymentLifecycle, stateAfterScreening } from './lifecycle.ts'
import { plainText } from './plain-text.ts'
import { screenSender } from './screen-sender.ts'

type Arrival = { scope: OneCompanyScope; customer: Customer; deposit: Deposit }

/**
 * Stores and books money that the provider has received for a company, once for each of the provider's references: the row, its event
 * and the money in one transaction. Before the company is verified the money is held, and also while its sender is like a listed name.
 * Answers whether it was new.
 */
export async function bookDeposit(deps: Deps, { scope, customer, deposit }: Arrival): Promise<boolean> {
  const { amount } = deposit
  if (await isStored(deps.db, deposit)) return false
  // The provider has an account in this currency that we do not know of: a process died while it was being opened.
  if (!(await isWalletOpen(deps.db, scope, amount.currency)))
    await openCurrency(deps, { scope, customer, currency: amount.currency })
  return inTransaction(deps.db, async (tx) => {
    // Locked: a verification that is decided at the same time releases what is held here, or is seen here.
    const { kyb_status } = await lockCompany(tx, scope)
    const arrived = { ...factsOf(deposit), incomingPaymentId: randomUUID(), companyId: scope.companyId }
    const { incomingPaymentId, sender, senderAccount, reference, arrivedAt } = arrived
    // Also before the verification: the back office sees the match while it decides.
    const outcome = await screenSender(deps, tx, { ...scope, sender, at: deps.clock.now() })
    const to = kyb_status === 'Clear' ? stateAfterScreening[outcome] : 'held'
    const values = {
      incoming_payment_id: incomingPaymentId,
      provider_reference: deposit.providerReference,
      currency: amount.currency,
      amount: amount.amount,
      sender,
      sender_account: senderAccount,
      reference,
      arrived_at: arrivedAt,
      created_at: deps.clock.now(),
    }
    const facts = incomingPaymentFacts(values)
    const first = { scope, to, by: 'provider', at: arrivedAt, facts, values } as const
    const stored = await beginOnce(tx, incomingPaymentLifecycle, first)
    if (!stored) return false
    await postJournal(tx, moneyArrived(arrived))
    if (to !== 'received') await placeHold(tx, heldOnArrival(arrived, to))
    return true
  })
}

const factsOf = ({ amount, at, sender, senderAccount = '', reference }: Deposit) => ({
  amount,
  arrivedAt: at,
  sender: plainText(sender, 140),
  senderAccount: plainText(senderAccount, 64) || null,
  reference: plainText(reference, 500),
})

async function isStored(db: Db, { providerReference }: Deposit): Promise<boolean> {
  const row = await db
    .selectFrom('incoming_payments')
    .select('incoming_payment_id')
    .where('provider_reference', '=', providerReference)
    .executeTakeFirst()
  return row !== undefined
}
