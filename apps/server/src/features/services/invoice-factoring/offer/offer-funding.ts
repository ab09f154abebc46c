import type { Input } from '@tradelane/contract'
import type { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { currentTransaction } from '../../../trade/transactions/index.ts'
import { getFunding } from '../fundings.ts'
import { invoiceOfForm } from './invoice-of.ts'
import { type PricedInvoice, priceFunding } from './price-funding.ts'

const hourMs = 3_600_000

/** What an invoice would bring and cost now, and each check with its reason. Nothing is stored. Refuses as saving it does. */
export async function offerFunding(
  deps: Deps,
  actor: CustomerActor,
  { invoice_factoring_id: fundingId, ...form }: Input<typeof invoiceFactoring.offer>['body'],
): Promise<{ priced: PricedInvoice; expiresAt: Date }> {
  const now = deps.clock.now()
  const transactionId = fundingId
    ? (await getFunding(deps.db, actor, fundingId)).transaction_id
    : (await currentTransaction(deps.db, actor, now)).transaction_id
  const invoice = await invoiceOfForm(deps, actor, form, { fundingId, transactionId })
  const priced = await priceFunding(deps.db, actor, invoice, now)
  return { priced, expiresAt: new Date(now.getTime() + priced.terms.offerHours * hourMs) }
}
