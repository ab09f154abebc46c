import type { Policy } from '@tradelane/contract/insurance/policy'
import { insurance } from '@tradelane/contract/insurance/service-info'
import type { PolicyState } from '@tradelane/contract/insurance/states'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { Database, Db, Tx } from '@tradelane/db'
import { decimalText, type Money, money } from '@tradelane/money'
import type { Selectable } from 'kysely'
import type { Deps } from '../../boot/deps.ts'
import { recordNumber } from '../../lifecycle/numbers.ts'
import { Refusal } from '../../refusal.ts'
import type { asAnswered } from './price-premium.ts'

export type PolicyRow = Selectable<Database['insurance_policies']>
/** A policy with its certificate, where it has one. */
export type KnownPolicy = PolicyRow & { certificate_number: string | null; code: string | null }
type Quoted = { premium: Money; fee: Money; total: Money; expiresAt: Date }

export const usd = (cents: bigint): Money => money(cents, 'USD')

/** IN-2026-000123. */
export const policyNumber = ({ number, created_at }: Pick<PolicyRow, 'number' | 'created_at'>): string =>
  recordNumber(insurance.numberPrefix, number, created_at)

/** Policies with their certificates; the caller fences them by company. */
export const selectPolicies = (db: Db | Tx) =>
  db
    .selectFrom('insurance_policies as policy')
    .leftJoin('insurance_certificates as certificate', (join) =>
      join
        .onRef('certificate.uid', '=', 'policy.uid')
        .onRef('certificate.insurance_id', '=', 'policy.insurance_id'),
    )
    .selectAll('policy')
    .select(['certificate.certificate_number', 'certificate.code'])

export async function getPolicy(db: Db | Tx, companyId: string, insuranceId: string): Promise<KnownPolicy> {
  const row = await selectPolicies(db)
    .where('policy.uid', '=', companyId)
    .where('policy.insurance_id', '=', insuranceId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Keeps others from changing it until the transaction ends. Refuses with NOT_FOUND. */
export async function lockPolicy(tx: Tx, companyId: string, insuranceId: string): Promise<PolicyRow> {
  const row = await tx
    .selectFrom('insurance_policies')
    .selectAll()
    .where('uid', '=', companyId)
    .where('insurance_id', '=', insuranceId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

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

/** A policy that has not begun can be given up; nobody is on risk before. */
export const mayCancel = (row: PolicyRow, today: string): boolean =>
  row.payment !== 'processing' &&
  (['draft', 'submitted', 'quoted'].includes(row.state) || (row.state === 'bound' && today < row.valid_from))

export const mayClaim = (row: PolicyRow, today: string): boolean =>
  row.state === 'expired' || (row.state === 'bound' && today >= row.valid_from)

/** As it is answered. */
export function toPolicy({ config, clock }: Deps, row: KnownPolicy): Policy {
  const now = clock.now()
  const { certificate_number, code } = row
  return {
    insurance_id: row.insurance_id,
    policy_number: policyNumber(row),
    insured_details_id: row.insured_details_id,
    state: row.state satisfies PolicyState,
    version: row.version,
    ...wishOf(row),
    description_of_goods: row.description_of_goods,
    volume_of_goods: row.volume_of_goods,
    valid_from: row.valid_from,
    valid_to: row.valid_to,
    incoterm: row.incoterm as Incoterm | null,
    insured_party: row.insured_party,
    shipment_id: row.shipment_id,
    logistics_id: row.logistics_id,
    currency: 'USD',
    insured_value: decimalText(usd(row.insured_value)),
    indicative: row.indicative as ReturnType<typeof asAnswered> | null,
    quote: quoteOf(row, now),
    payment: row.payment,
    reason: row.reason,
    certificate_number,
    verification_url:
      certificate_number && code && verificationUrl(config.publicUrl, certificate_number, code),
    respond_due_at: row.respond_due_at,
    may_cancel: mayCancel(row, dayOf(now)),
    may_claim: mayClaim(row, dayOf(now)),
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** What the price follows from, in the form's own fields. */
export const wishOf = (row: PolicyRow) => ({
  category_of_goods: row.category_of_goods,
  invoice_amount: decimalText(usd(row.invoice_amount)),
  freight_amount: decimalText(usd(row.freight_amount)),
  place_of_origin: row.place_of_origin,
  place_of_destination: row.place_of_destination,
  type_of_insurance_cover: row.type_of_insurance_cover,
  carriage: row.carriage,
  deductible: row.deductible,
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
    is_expired: row.state === 'quoted' && row.payment !== 'processing' && quoted.expiresAt <= now,
  }
}

export const verificationUrl = (publicUrl: string, certificateNumber: string, code: string): string =>
  `${publicUrl}/insurance/verify?certificate=${certificateNumber}&code=${code}`
