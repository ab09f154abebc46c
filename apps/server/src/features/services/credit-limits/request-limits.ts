import { randomUUID } from 'node:crypto'
import {
  type LimitOfBuyer,
  type LimitRequest,
  paymentTermNames,
} from '@tradelane/contract/credit-limits/forms'
import type { Tx } from '@tradelane/db'
import { convert, findMoney, formatMoney, type Money } from '@tradelane/money'
import type { EventActor } from '../../../access/actor.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { move } from '../../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { listLentCurrencies } from '../../office/finance-partners/index.ts'
import { lockPartner, setLimitRequest } from '../../trade/partners/index.ts'
import { findReferenceRate } from '../../world/rates/index.ts'
import { creditLimitLifecycle } from './lifecycle.ts'
import { type LimitRow, lockRowOfBuyer } from './limits.ts'
import { warningOf } from './long-terms.ts'
import { partiesOf } from './parties.ts'

/** A line of the form, with its amount, and that amount in dollars, in which the partner's `limit_request` is kept. */
type LimitAmount = { index: number; company: LimitOfBuyer; amount: Money; dollars: Money }

/**
 * Requests a limit for each buyer, all of them or none, and answers their ids in the order of the form, and what is to be said of their payment
 * terms. Refuses field by field what is
 * not the company's partner or cannot be lent, and with ILLEGAL_STATE a buyer whose limit is under way or open.
 */
export async function requestLimits(
  deps: Deps,
  actor: CustomerActor,
  { companies }: LimitRequest,
): Promise<{ ids: string[]; warnings: string[] }> {
  const asked = await readAmounts(deps, companies)
  const at = deps.clock.now()
  const ids = new Map<number, string>()
  await inTransaction(deps.db, async (tx) => {
    // In one order for everybody: two requests for the same buyers cannot wait for each other.
    for (const one of asked.toSorted((left, right) => (buyerOf(left) < buyerOf(right) ? -1 : 1)))
      ids.set(one.index, await requestOne(deps, tx, actor, one, { at }))
  })
  const warnings = await Promise.all(
    asked.map(async ({ company }) => warningOf(deps.db, actor, company.invoice_buyer_id, termsOf(company))),
  )
  return {
    ids: asked.map(({ index }) => ids.get(index) ?? ''),
    warnings: warnings.filter((one) => one !== undefined),
  }
}

const buyerOf = ({ company }: LimitAmount): string => company.invoice_buyer_id

async function readAmounts(deps: Deps, companies: readonly LimitOfBuyer[]): Promise<LimitAmount[]> {
  const lent = await listLentCurrencies(deps.db)
  const faults: Record<string, string> = {}
  const seen = new Set<string>()
  const asked: LimitAmount[] = []
  for (const [index, company] of companies.entries()) {
    const { invoice_buyer_id, currency, limit_request } = company
    if (seen.has(invoice_buyer_id))
      faults[`companies.${index}.company_name`] = 'Request one limit for each company'
    seen.add(invoice_buyer_id)
    if (!lent.includes(currency))
      faults[`companies.${index}.currency`] =
        `No finance partner lends in ${currency}. Choose ${lent.join(', ')}`
    const amount = findMoney(limit_request, currency)
    if (!amount) faults[`companies.${index}.limit_request`] = 'Enter a valid Limit request amount'
    else if (lent.includes(currency))
      asked.push({ index, company, amount, dollars: await inDollars(deps, amount) })
  }
  if (Object.keys(faults).length > 0) refuseFields(faults)
  return asked
}

export async function inDollars(deps: Deps, amount: Money): Promise<Money> {
  if (amount.currency === 'USD') return amount
  const found = await findReferenceRate(deps, amount.currency, 'USD')
  if (!found) throw new Refusal('RATE_UNAVAILABLE')
  return convert(amount, found.rate, 'half-up')
}

/** `by`: who requests it, where it is not the scope's own person. */
export async function requestOne(
  deps: Deps,
  tx: Tx,
  actor: OneCompanyScope,
  { index, company, amount, dollars }: LimitAmount,
  { at, by }: { at: Date; by?: EventActor },
): Promise<string> {
  const { invoice_buyer_id: beneficiaryId } = company
  const partner = await lockPartner(tx, actor, beneficiaryId)
  if (!partner) refuseFields({ [`companies.${index}.invoice_buyer_id`]: 'Please select a company name' })
  if (!isSame(partner, company))
    refuseFields({ [`companies.${index}.company_name`]: 'This partner has changed. Select it again' })
  await setLimitRequest(tx, actor, { beneficiaryId, cents: dollars.amount, at })
  const respond_due_at = dueAt('reviewLimit', at, deps.config.officeCountry)
  const parties = await partiesOf(tx, { uid: actor.companyId, beneficiary_id: beneficiaryId })
  const requested_as = JSON.stringify(parties)
  const fields = { ...fieldsOf(company, amount), respond_due_at, requested_at: at, requested_as }
  const facts = { amount: formatMoney(amount), buyer: partner.company_name }
  const earlier = await lockRowOfBuyer(tx, actor, beneficiaryId)
  if (!earlier) {
    const credit_limit_id = randomUUID()
    const values = { ...fields, credit_limit_id, beneficiary_id: beneficiaryId, version: 1 }
    await begin(tx, creditLimitLifecycle, {
      scope: actor,
      to: 'requested',
      at,
      by,
      facts,
      values: { ...values, created_at: at, updated_at: at },
    })
    return credit_limit_id
  }
  if (!mayRequestAgain(earlier, await dayOfCompany(tx, actor.companyId, at))) {
    const message = `There is a credit limit for ${partner.company_name} already, or one is requested.`
    throw new Refusal('ILLEGAL_STATE', { message, fields: { [`companies.${index}.company_name`]: message } })
  }
  const id = earlier.credit_limit_id
  const set = { ...fields, ...withoutTermSheet }
  await move(tx, creditLimitLifecycle, { scope: actor, id, to: 'requested', at, by, facts, set })
  return id
}

/** What was declined or withdrawn, closed, or has run out. */
function mayRequestAgain({ state, valid_until, approved_amount }: LimitRow, today: string): boolean {
  if (state === 'declined' || state === 'withdrawn') return true
  const isOver = approved_amount === 0n || (valid_until ?? '') < today
  return (state === 'active' || state === 'reduced') && isOver
}

const withoutTermSheet = {
  finance_partner_id: null,
  terms_version: null,
  term_sheet_number: null,
  approved_amount: null,
  valid_until: null,
  offer_expires_at: null,
  signed_at: null,
}

type Named = { company_name: string; company_registration_number: string }

/** Whether the form was filled from the partner as it is. */
const isSame = (partner: Named, sent: Named): boolean =>
  partner.company_name === sent.company_name &&
  partner.company_registration_number === sent.company_registration_number

const termsOf = (company: LimitOfBuyer): { days: number; percentage: number }[] =>
  paymentTermNames.map((name) => {
    const term = company[name]
    return { days: 'days' in term ? term.days : 0, percentage: term.percentage }
  })

function fieldsOf(company: LimitOfBuyer, amount: Money) {
  return {
    currency: amount.currency,
    requested_amount: amount.amount,
    trading_history: company.trading_history,
    description_goods: company.description_goods,
    inco_terms: company.inco_terms,
    payment_terms: JSON.stringify(termsOf(company)),
  }
}
