import type { Input } from '@tradelane/contract'
import type { sandboxBuyer } from '@tradelane/contract/sandbox-buyer/calls'
import type { Money } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { enteredAmount } from '../../money/wallet/index.ts'
import { collectFactoringPayments } from './collection/collect.ts'
import { currencyOf, receivableOfRow } from './fundings.ts'

/**
 * Plays a buyer: the money arrives on the collection account, from which we read it at once. Refuses with NOT_FOUND outside the sandbox and for an
 * invoice that is not there, and with ILLEGAL_STATE before its account was opened.
 */
export async function playBuyer(
  deps: Deps,
  { invoice_factoring_id: key, amount: text, currency, sender }: Input<typeof sandboxBuyer.pay>['body'],
): Promise<{ amount: Money; providerReference: string }> {
  const partners = deps.sandbox?.financePartners
  const row = await deps.db
    .selectFrom('invoice_factorings as funding')
    .innerJoin('partners as buyer', 'buyer.beneficiary_id', 'funding.beneficiary_id')
    .selectAll('funding')
    .select('buyer.company_name')
    .where('funding.invoice_factoring_id', '=', key)
    .executeTakeFirst()
  if (!partners || !row) throw new Refusal('NOT_FOUND')
  const amount = text === undefined ? receivableOfRow(row) : enteredAmount(text, currency ?? currencyOf(row))
  const providerReference = await partners.receive({ key, amount, sender: sender ?? row.company_name })
  if (providerReference === undefined) throw new Refusal('ILLEGAL_STATE')
  await collectFactoringPayments(deps)
  return { amount, providerReference }
}
