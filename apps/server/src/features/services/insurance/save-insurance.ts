import { randomUUID } from 'node:crypto'
import { policyActions } from '@tradelane/contract/insurance/actions'
import { findClause } from '@tradelane/contract/insurance/cover'
import type { ChangedInsurance, NewInsurance } from '@tradelane/contract/insurance/forms'
import type { Tx } from '@tradelane/db'
import { parseMoney } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { change, move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { cancelOfRecord, lockRequestOf, requireNewest } from '../../office/quote-desk/index.ts'
import { currentTransaction, recordMoves } from '../../trade/transactions/index.ts'
import { tradeOfQuote } from '../logistics/index.ts'
import { endsOf, indicatePremium, type PriceAtOnce } from '../premiums/index.ts'
import { getFreightFacts } from '../shipments/index.ts'
import { requireDays } from './cover-days.ts'
import { askDesk } from './desk/ask-desk.ts'
import { requestOfPolicy } from './desk/policy-request.ts'
import { noOffer } from './desk/shown-offer.ts'
import { endReleaseOfPremium } from './end-release-of-premium.ts'
import { findReferrals } from './find-referrals.ts'
import { requireFreight } from './freight-of-policy.ts'
import { getInsured } from './insured.ts'
import { policyLifecycle } from './lifecycle.ts'
import { actionFacts, lockPolicy, type PolicyRow } from './policies.ts'
import { requireCountries } from './require-countries.ts'
import { requireReason } from './require-reason.ts'

/**
 * Saves what is to be insured as a draft. Refuses with NOT_FOUND an insured or freight that is not the company's, and with
 * COUNTRY_REQUIRED a place without its country.
 */
export async function addInsurance(deps: Deps, actor: CustomerActor, form: NewInsurance): Promise<string> {
  const at = deps.clock.now()
  requireDays(form, at)
  await requireOwn(deps, actor, form)
  requireCountries(form)
  const fields = fieldsOf(form, await indicatePremium(deps.db, form, { companyId: actor.companyId, at }))
  const insuranceId = randomUUID()
  await inTransaction(deps.db, async (tx) => {
    const transaction_id =
      (await tradeOfFreight(tx, actor, fields, at)) ??
      (await currentTransaction(tx, actor, at)).transaction_id
    await begin(tx, policyLifecycle, {
      scope: actor,
      to: 'draft',
      at,
      values: {
        insurance_id: insuranceId,
        ...fields,
        version: 1,
        created_at: at,
        updated_at: at,
        transaction_id,
      },
    })
  })
  return insuranceId
}

/**
 * Changes a draft; what was submitted already goes back to the back office, and an offer made for it is void. What stays as it was
 * changes nothing. Refuses with NOT_FOUND and COUNTRY_REQUIRED, and with ILLEGAL_STATE once it is bound, denied or cancelled, or being paid.
 */
export async function updateInsurance(
  deps: Deps,
  actor: CustomerActor,
  { insurance_id: insuranceId, ...form }: ChangedInsurance,
): Promise<void> {
  const at = deps.clock.now()
  requireDays(form, at)
  await requireOwn(deps, actor, form)
  requireCountries(form)
  const indication = await indicatePremium(deps.db, form, { companyId: actor.companyId, at })
  const { refused } = indication
  const fields = fieldsOf(form, indication)
  const referrals = await findReferrals(deps.db, actor, form, at)
  await inTransaction(deps.db, async (tx) => {
    const request = await lockRequestOf(tx, actor, requestOfPolicy(insuranceId))
    // Between the request and the policy: who moves freight to another trade locks it in this order too.
    const freightTrade = await tradeOfFreight(tx, actor, fields, at)
    const row = await lockPolicy(tx, actor, insuranceId)
    await requireNewest(tx, actor, requestOfPolicy(insuranceId), request)
    requireOpen(policyActions.change, actionFacts(row, await dayOfCompany(tx, row.uid, at)))
    const which = { scope: actor, id: insuranceId, at }
    if (row.state !== 'draft' && !isChanged(row, fields)) return
    const [from, to] = [row.transaction_id, freightTrade ?? row.transaction_id]
    await recordMoves(tx, deps, actor, { records: [{ subject: 'insurance', id: insuranceId }], from, to, at })
    const set = { ...fields, transaction_id: to }
    if (row.state === 'draft') return void (await change(tx, policyLifecycle, { ...which, set }))
    if (refused) throw new Refusal('NOT_INSURABLE', { message: refused })
    requireReason(referrals, form.customer_reason)
    // Another request: what was asked of vendors and stored for the old one does not fit it.
    const reason = 'What is to be insured was changed.'
    await cancelOfRecord(tx, actor, request, at, reason)
    await endReleaseOfPremium(tx, row, { because: 'ended', at })
    const respond_due_at = await askDesk(deps, tx, actor, { row: { ...row, ...set, referrals }, at })
    await move(tx, policyLifecycle, {
      ...which,
      to: 'submitted',
      reason,
      facts: { referrals: referrals.length },
      set: {
        ...set,
        ...noOffer,
        referrals: JSON.stringify(referrals),
        charge_id: null,
        reason: null,
        respond_due_at,
      },
    })
  })
}

async function requireOwn({ db }: Deps, actor: CustomerActor, form: NewInsurance): Promise<void> {
  await getInsured(db, actor, form.insured_details_id)
  await requireFreight(db, actor, form)
}

type Fields = ReturnType<typeof fieldsOf>

/** The trade of the freight that it is for; undefined without freight. */
async function tradeOfFreight(
  tx: Tx,
  actor: CustomerActor,
  { shipment_id, logistics_id }: Fields,
  at: Date,
): Promise<string | undefined> {
  if (!shipment_id && !logistics_id) return undefined
  const named = { shipment_id: shipment_id ?? undefined, logistics_id: logistics_id ?? undefined }
  const { shipmentId } = await getFreightFacts(tx, actor, named)
  return tradeOfQuote(tx, actor, shipmentId, at)
}

const isChanged = (row: PolicyRow, { indicative, ...fields }: Fields): boolean =>
  Object.entries(fields).some(([name, value]) => row[name as keyof PolicyRow] !== value)

function fieldsOf(form: NewInsurance, indication: PriceAtOnce) {
  const { from, to } = endsOf(form)
  const { cid, incoterm, insured_party, shipment_id, logistics_id, shipped_on, ...rest } = form
  const clause = findClause(form.type_of_insurance_cover)
  const indicative = indication.clauses.find((priced) => priced.clause === clause)
  return {
    ...rest,
    origin_countrycode: from ?? null,
    destination_countrycode: to ?? null,
    invoice_amount: cents(form.invoice_amount),
    freight_amount: cents(form.freight_amount),
    insured_value: cents(indication.insured_value),
    incoterm: incoterm ?? null,
    insured_party: insured_party ?? null,
    shipment_id: shipment_id ?? null,
    logistics_id: logistics_id ?? null,
    shipped_on: shipped_on ?? null,
    indicative: indicative ? JSON.stringify(indicative) : null,
  }
}

const cents = (text: string): bigint => parseMoney(text, 'USD').amount
