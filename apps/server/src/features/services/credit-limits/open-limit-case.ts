import type { LimitCase } from '@tradelane/contract/credit-limits/limit-case'
import type { Tx } from '@tradelane/db'
import { findMoney, type Money } from '@tradelane/money'
import type { EventActor } from '../../../access/actor.ts'
import type { SystemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { listLentCurrencies } from '../../office/finance-partners/index.ts'
import { findPartner } from '../../trade/partners/index.ts'
import { inDollars, requestOne } from './request-limits.ts'

/** What the back office asks for, with its amount and that amount in dollars. */
type ReadCase = { asked: LimitCase; amount: Money; dollars: Money }

/** Before the transaction, because it may ask for a rate. Refuses an amount, and a currency that nobody lends in, at its field. */
export async function readLimitCase(deps: Deps, asked: LimitCase): Promise<ReadCase> {
  const { currency, limit_request } = asked
  const lent = await listLentCurrencies(deps.db)
  if (!lent.includes(currency))
    refuseFields({
      'credit_limit.currency': `No finance partner lends in ${currency}. Choose ${lent.join(', ')}`,
    })
  const amount = findMoney(limit_request, currency)
  if (!amount) return refuseFields({ 'credit_limit.limit_request': 'Enter a valid Limit request amount' })
  return { asked, amount, dollars: await inDollars(deps, amount) }
}

type Opening = { scope: SystemScope; beneficiaryId: string; by: EventActor; at: Date }

/** Opens the case of a credit limit for a customer's buyer. Refuses with ILLEGAL_STATE where there is one. */
export async function openLimitCase(
  deps: Deps,
  tx: Tx,
  { asked, amount, dollars }: ReadCase,
  { scope, beneficiaryId, by, at }: Opening,
): Promise<string> {
  const buyer = await findPartner(tx, scope, beneficiaryId)
  if (!buyer) throw new Refusal('NOT_FOUND')
  const { payment_days: days, ...terms } = asked
  const nothing = { days: 0, percentage: 0 }
  const company = {
    ...terms,
    invoice_buyer_id: beneficiaryId,
    company_name: buyer.company_name,
    company_registration_number: buyer.company_registration_number,
    company_address: buyer.company_address,
    payment_term_1: { percentage: 0 },
    payment_term_2: days > 0 ? { days, percentage: 100 } : nothing,
    payment_term_3: nothing,
    payment_term_4: nothing,
  }
  return requestOne(deps, tx, scope, { index: 0, company, amount, dollars }, { at, by })
}
