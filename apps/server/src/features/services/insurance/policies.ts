import { policyActions } from '@tradelane/contract/insurance/actions'
import type { Policy } from '@tradelane/contract/insurance/policy'
import type { Referral } from '@tradelane/contract/insurance/referrals'
import { insurance } from '@tradelane/contract/insurance/service-info'
import type { PolicyState } from '@tradelane/contract/insurance/states'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { Database, Db, Tx } from '@tradelane/db'
import { decimalText, type Money, money } from '@tradelane/money'
import type { Selectable } from 'kysely'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { recordNumber } from '../../../lifecycle/numbers.ts'
import { Refusal } from '../../../refusal.ts'
import { paymentOf } from '../../money/charges/index.ts'
import type { asAnswered } from '../premiums/index.ts'
import { policyLifecycle } from './lifecycle.ts'

export type PolicyRow = Selectable<Database['insurance_policies']>
/** A policy with its company, and its certificate where it has one. */
export type KnownPolicy = PolicyRow & {
  certificate_number: string | null
  code: string | null
  company_name: string
}
type Quoted = { premium: Money; fee: Money; total: Money; expiresAt: Date }

export const usd = (cents: bigint): Money => money(cents, 'USD')

/** IN-2026-000123. */
export const policyNumber = ({ number, created_at }: Pick<PolicyRow, 'number' | 'created_at'>): string =>
  recordNumber(insurance.numberPrefix, number, created_at)

/** The policies in scope, with certificate and company. The back office does not see drafts. */
export const selectPolicies = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('insurance_policies as policy')
    .innerJoin('companies as company', 'company.uid', 'policy.uid')
    .leftJoin('insurance_certificates as certificate', (join) =>
      join
        .onRef('certificate.uid', '=', 'policy.uid')
        .onRef('certificate.insurance_id', '=', 'policy.insurance_id'),
    )
    .where(inScope(scope, 'policy.uid'))
    .$if(scope.kind === 'office', (query) => query.where('policy.submitted_at', 'is not', null))
    .selectAll('policy')
    .select(['certificate.certificate_number', 'certificate.code', 'company.company_name'])

/** Refuses with NOT_FOUND what is not in scope. */
export async function getPolicy(db: Db | Tx, scope: Scope, insuranceId: string): Promise<KnownPolicy> {
  const row = await selectPolicies(db, scope)
    .where('policy.insurance_id', '=', insuranceId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Keeps others from changing it until the transaction ends. Refuses with NOT_FOUND. */
export const lockPolicy = (tx: Tx, scope: Scope, insuranceId: string): Promise<PolicyRow> =>
  lockRow(tx, policyLifecycle, { scope, id: insuranceId })

/** What the back office offers for it. */
export function findQuoted(row: PolicyRow): Quoted | undefined {
  const { premium_amount, fee_amount, quote_expires_at } = row
  if (premium_amount === null || fee_amount === null || quote_expires_at === null) return undefined
  return {
    premium: usd(premium_amount),
    fee: usd(fee_amount),
    total: usd(premium_amount + fee_amount),
    expiresAt: quote_expires_at,
  }
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** What its actions depend on. `today`: where the company is, whose cover starts there. */
export const actionFacts = (row: PolicyRow, today: string) => ({
  state: row.state,
  payment: paymentOf(row),
  is_bought_with_freight: row.freight_charge_id !== null,
  insured_from: insuredFrom(row, today),
})

export const mayClaim = (row: PolicyRow, today: string): boolean =>
  row.state === 'expired' || (row.state === 'bound' && today >= row.valid_from)

/** The first day of a cover that is paid for and starts later. */
export const insuredFrom = (row: Pick<PolicyRow, 'state' | 'valid_from'>, today: string): string | null =>
  row.state === 'bound' && today < row.valid_from ? row.valid_from : null

/** As it is answered, today where its company is. */
export function toPolicy({ config, clock }: Deps, row: KnownPolicy, today: string): Policy {
  const now = clock.now()
  const { certificate_number, code } = row
  return {
    insurance_id: row.insurance_id,
    transaction_id: row.transaction_id,
    policy_number: policyNumber(row),
    insured_details_id: row.insured_details_id,
    state: row.state satisfies PolicyState,
    insured_from: insuredFrom(row, today),
    version: row.version,
    ...premiumRequestOf(row),
    description_of_goods: row.description_of_goods,
    volume_of_goods: row.volume_of_goods,
    valid_from: row.valid_from,
    valid_to: row.valid_to,
    incoterm: row.incoterm as Incoterm | null,
    insured_party: row.insured_party,
    invoice_number: row.invoice_number,
    vessel: row.vessel,
    voyage: row.voyage,
    shipped_on: row.shipped_on,
    customer_reason: row.customer_reason,
    shipment_id: row.shipment_id,
    logistics_id: row.logistics_id,
    is_bought_with_freight: row.freight_charge_id !== null,
    currency: 'USD',
    insured_value: decimalText(usd(row.insured_value)),
    indicative: row.indicative as ReturnType<typeof asAnswered> | null,
    quote: quoteOf(row, now),
    payment: paymentOf(row),
    reason: row.reason,
    certificate_number,
    verification_url:
      certificate_number && code && verificationUrl(config.publicUrl, certificate_number, code),
    respond_due_at: row.respond_due_at,
    may_cancel: closedBy(policyActions.cancel, actionFacts(row, today)) === undefined,
    may_claim: mayClaim(row, today),
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** The same with the company: the customer's answer leaves it out. */
export const toOfficePolicy = (deps: Deps, row: KnownPolicy, today: string) => ({
  ...toPolicy(deps, row, today),
  uid: row.uid,
  company_name: row.company_name,
  referral_reason: row.referral_reason,
})

/** Why it was referred to the desk, as of its request. */
export const referralsOf = ({ referrals }: Pick<PolicyRow, 'referrals'>): Referral[] =>
  referrals as Referral[]

/** What decides whether the desk must look, in the form's own fields. */
export const askedCoverOf = (row: PolicyRow) => ({
  ...premiumRequestOf(row),
  ...{ invoice_number: row.invoice_number, vessel: row.vessel, voyage: row.voyage },
  ...{ shipped_on: row.shipped_on, valid_from: row.valid_from },
  ...{ shipment_id: row.shipment_id, logistics_id: row.logistics_id },
})

/** What the price depends on, in the form's own fields. */
export const premiumRequestOf = (row: PolicyRow) => ({
  category_of_goods: row.category_of_goods,
  invoice_amount: decimalText(usd(row.invoice_amount)),
  freight_amount: decimalText(usd(row.freight_amount)),
  place_of_origin: row.place_of_origin,
  place_of_destination: row.place_of_destination,
  origin_countrycode: row.origin_countrycode ?? undefined,
  destination_countrycode: row.destination_countrycode ?? undefined,
  type_of_insurance_cover: row.type_of_insurance_cover,
  carriage: row.carriage,
  deductible: row.deductible,
  political_risks: row.political_risks,
  incoterm: (row.incoterm ?? undefined) as Incoterm | undefined,
})

function quoteOf(row: PolicyRow, now: Date): Policy['quote'] {
  const quoted = findQuoted(row)
  if (!quoted) return null
  return {
    premium: decimalText(quoted.premium),
    fee: decimalText(quoted.fee),
    total: decimalText(quoted.total),
    note: row.quote_note,
    valid_until: quoted.expiresAt,
    is_expired: row.state === 'quoted' && row.charge_state !== 'held' && quoted.expiresAt <= now,
  }
}

export const verificationUrl = (publicUrl: string, certificateNumber: string, code: string): string =>
  `${publicUrl}/insurance/verify?certificate=${certificateNumber}&code=${code}`
