import { type Claim, claimDocumentKinds } from '@tradelane/contract/claims/calls'
import { carrierNoticeOf } from '@tradelane/contract/claims/carrier-notice'
import { claims as claimsInfo } from '@tradelane/contract/claims/service-info'
import type { Carriage } from '@tradelane/contract/insurance/cover'
import type { Database, Db, Tx } from '@tradelane/db'
import { decimalText, type Money, minus, parseMoney } from '@tradelane/money'
import { type Selectable, sql } from 'kysely'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { recordNumber } from '../../../lifecycle/numbers.ts'
import { Refusal } from '../../../refusal.ts'
import { linkOf } from '../../papers/documents/index.ts'
import { type Certificate, usd } from '../insurance/index.ts'
import { deductibleOf } from '../premiums/index.ts'
import { claimLifecycle } from './lifecycle.ts'

export type ClaimRow = Selectable<Database['insurance_claims']>
type DocumentKind = keyof typeof claimDocumentKinds
/** A claim with its company, its policy's certificate, its documents, and questions with their answers. */
export type KnownClaim = ClaimRow & {
  company_name: string
  certificate: unknown
  /** What all claims of its policy were assessed at, itself included: null before the first is paid. */
  assessed_of_policy: string | null
  documents: { kind: DocumentKind; document_id: string; file_name: string }[]
  exchanges: { question: string; asked_at: string; answer: string | null; answered_at: string | null }[]
}

/** CL-2026-000123. */
export const claimNumber = ({ number, created_at }: Pick<ClaimRow, 'number' | 'created_at'>): string =>
  recordNumber(claimsInfo.numberPrefix, number, created_at)

/** The claims in scope, with certificate and company. The back office does not see drafts. */
export const selectClaims = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('insurance_claims as claim')
    .innerJoin('insurance_certificates as issued', (join) =>
      join.onRef('issued.uid', '=', 'claim.uid').onRef('issued.insurance_id', '=', 'claim.insurance_id'),
    )
    .innerJoin('companies as company', 'company.uid', 'claim.uid')
    .where(inScope(scope, 'claim.uid'))
    .$if(scope.kind === 'office', (query) => query.where('claim.submitted_at', 'is not', null))
    .selectAll('claim')
    .select([
      'issued.certificate',
      'company.company_name',
      sql<KnownClaim['assessed_of_policy']>`(
        select sum(paid.assessed_amount) from insurance_claims paid
         where paid.uid = claim.uid and paid.insurance_id = claim.insurance_id)`.as('assessed_of_policy'),
      sql<KnownClaim['documents']>`(
        select coalesce(json_agg(json_build_object('kind', given.kind, 'document_id', given.document_id,
                 'file_name', document.file_name) order by given.position), '[]')
          from insurance_claim_documents given
          join documents document on document.uid = given.uid and document.document_id = given.document_id
         where given.uid = claim.uid and given.claim_id = claim.claim_id)`.as('documents'),
      sql<KnownClaim['exchanges']>`(
        select coalesce(json_agg(json_build_object('question', asked.question, 'asked_at', asked.asked_at,
                 'answer', asked.answer, 'answered_at', asked.answered_at) order by asked.question_id), '[]')
          from insurance_claim_questions asked
         where asked.uid = claim.uid and asked.claim_id = claim.claim_id)`.as('exchanges'),
    ])

/** Refuses with NOT_FOUND what is not in scope. */
export async function getClaim(db: Db | Tx, scope: Scope, claimId: string): Promise<KnownClaim> {
  const row = await selectClaims(db, scope).where('claim.claim_id', '=', claimId).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Keeps others from changing it until the transaction ends. Refuses with NOT_FOUND. */
export const lockClaim = (tx: Tx, scope: Scope, claimId: string): Promise<ClaimRow> =>
  lockRow(tx, claimLifecycle, { scope, id: claimId })

/** What a claim takes from its certificate. */
export function coverOf({ certificate }: Pick<KnownClaim, 'certificate'>) {
  const said = certificate as Certificate
  const insuredValue = parseMoney(said.insured_value, 'USD')
  return { ...said, insuredValue, deductible: deductibleOf(insuredValue, said.deductible) }
}

/** What its policy still insures, after what its claims were assessed at. */
export const insuredValueLeft = (row: KnownClaim): Money =>
  minus(coverOf(row).insuredValue, usd(BigInt(row.assessed_of_policy ?? 0)))

/**
 * What is taken off the assessed loss, or was. Nothing off a general average contribution: Institute Cargo Clauses (1/1/09), clause 2, insures
 * it as it is adjusted.
 */
export function deductibleOfClaim(row: KnownClaim): Money {
  if (row.assessed_amount !== null) return usd(row.assessed_amount - (row.paid_amount ?? 0n))
  return row.loss_type === 'general_average' ? usd(0n) : coverOf(row).deductible
}

/** As it is answered. */
function toClaim(deps: Deps, row: KnownClaim): Claim {
  const { certificate_number, carriage, insuredValue } = coverOf(row)
  return {
    claim_id: row.claim_id,
    claim_number: claimNumber(row),
    insurance_id: row.insurance_id,
    certificate_number,
    state: row.state,
    version: row.version,
    carriage,
    loss_date: row.loss_date,
    loss_place: row.loss_place,
    first_notice_date: row.first_notice_date,
    delivery_date: row.delivery_date,
    loss_type: lossTypeOf(row),
    amount: textOf(row.amount),
    currency: 'USD',
    insured_value: decimalText(insuredValue),
    deductible_amount: decimalText(deductibleOfClaim(row)),
    description: row.description,
    carrier_name: row.carrier_name,
    transport_reference: row.transport_reference,
    documents: row.documents.map(({ kind, document_id, file_name }) => ({
      kind,
      url: linkOf(deps, document_id),
      file_name,
    })),
    exchanges: row.exchanges.map((one) => ({
      ...one,
      asked_at: new Date(one.asked_at),
      answered_at: one.answered_at === null ? null : new Date(one.answered_at),
    })),
    missing_documents: missingKinds(row),
    notice_due: noticeDue(row, carriage),
    assessed_amount: textOf(row.assessed_amount),
    paid_amount: textOf(row.paid_amount),
    reason: row.reason,
    respond_due_at: row.respond_due_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** The same with the company: the customer's answer leaves it out. */
export const toOfficeClaim = (deps: Deps, row: KnownClaim) => ({
  ...toClaim(deps, row),
  uid: row.uid,
  company_name: row.company_name,
  insured_value_left: decimalText(insuredValueLeft(row)),
})

const requiredKinds = Object.entries(claimDocumentKinds).flatMap(([kind, { isRequired }]) =>
  isRequired ? [kind as DocumentKind] : [],
)

export const missingKinds = ({ documents }: Pick<KnownClaim, 'documents'>): DocumentKind[] =>
  requiredKinds.filter((kind) => !documents.some((document) => document.kind === kind))

const lossTypeOf = ({ loss_type }: ClaimRow) => loss_type as Claim['loss_type']

/** The last day on which notice of the loss reaches the carrier in time. */
function noticeDue(row: ClaimRow, carriage: Carriage): string | null {
  const notice = carrierNoticeOf(carriage, lossTypeOf(row))
  if (!notice || row.delivery_date === null) return null
  const last = Date.parse(row.delivery_date) + notice.days * 86_400_000
  return new Date(last).toISOString().slice(0, 10)
}

const textOf = (cents: bigint | null): string | null => (cents === null ? null : decimalText(usd(cents)))
export const amountOf = (text: string): Money => parseMoney(text, 'USD')
