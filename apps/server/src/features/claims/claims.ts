import { type Claim, claimDocumentKinds, noticeDays } from '@tradelane/contract/claims/calls'
import { claims as claimsInfo } from '@tradelane/contract/claims/service-info'
import type { Carriage } from '@tradelane/contract/insurance/cover'
import type { Database, Db, Tx } from '@tradelane/db'
import { decimalText, type Money, parseMoney } from '@tradelane/money'
import { type Selectable, sql } from 'kysely'
import type { Deps } from '../../boot/deps.ts'
import { recordNumber } from '../../lifecycle/numbers.ts'
import { Refusal } from '../../refusal.ts'
import { linkOf } from '../documents/index.ts'
import { type Certificate, deductibleOf, usd } from '../insurance/index.ts'

export type ClaimRow = Selectable<Database['insurance_claims']>
type DocumentKind = keyof typeof claimDocumentKinds
/** A claim with its policy's certificate, its documents and what was asked and answered. */
export type KnownClaim = ClaimRow & {
  certificate: unknown
  documents: { kind: DocumentKind; document_id: string; file_name: string }[]
  exchanges: { question: string; asked_at: string; answer: string | null; answered_at: string | null }[]
}

/** CL-2026-000123. */
export const claimNumber = ({ number, created_at }: Pick<ClaimRow, 'number' | 'created_at'>): string =>
  recordNumber(claimsInfo.numberPrefix, number, created_at)

/** The caller fences them by company. */
export const selectClaims = (db: Db | Tx) =>
  db
    .selectFrom('insurance_claims as claim')
    .innerJoin('insurance_certificates as issued', (join) =>
      join.onRef('issued.uid', '=', 'claim.uid').onRef('issued.insurance_id', '=', 'claim.insurance_id'),
    )
    .selectAll('claim')
    .select([
      'issued.certificate',
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

export async function getClaim(db: Db | Tx, companyId: string, claimId: string): Promise<KnownClaim> {
  const row = await selectClaims(db)
    .where('claim.uid', '=', companyId)
    .where('claim.claim_id', '=', claimId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Keeps others from changing it until the transaction ends. Refuses with NOT_FOUND. */
export async function lockClaim(tx: Tx, companyId: string, claimId: string): Promise<ClaimRow> {
  const row = await tx
    .selectFrom('insurance_claims')
    .selectAll()
    .where('uid', '=', companyId)
    .where('claim_id', '=', claimId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** What a claim takes from its certificate. */
export function coverOf({ certificate }: Pick<KnownClaim, 'certificate'>) {
  const said = certificate as Certificate
  const insuredValue = parseMoney(said.insured_value, 'USD')
  return { ...said, insuredValue, deductible: deductibleOf(insuredValue, said.deductible) }
}

/** As it is answered. */
export function toClaim(deps: Deps, row: KnownClaim): Claim {
  const { certificate_number, carriage, insuredValue, deductible } = coverOf(row)
  return {
    claim_id: row.claim_id,
    claim_number: claimNumber(row),
    insurance_id: row.insurance_id,
    certificate_number,
    state: row.state,
    version: row.version,
    carriage,
    first_notice_date: row.first_notice_date,
    delivery_date: row.delivery_date,
    loss_type: row.loss_type as Claim['loss_type'],
    amount: textOf(row.amount),
    currency: 'USD',
    insured_value: decimalText(insuredValue),
    deductible_amount: decimalText(deductible),
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
    notice_due: row.delivery_date && noticeDue(row.delivery_date, carriage),
    assessed_amount: textOf(row.assessed_amount),
    paid_amount: textOf(row.paid_amount),
    reason: row.reason,
    respond_due_at: row.respond_due_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

const requiredKinds = Object.entries(claimDocumentKinds).flatMap(([kind, { isRequired }]) =>
  isRequired ? [kind as DocumentKind] : [],
)

export const missingKinds = ({ documents }: Pick<KnownClaim, 'documents'>): DocumentKind[] =>
  requiredKinds.filter((kind) => !documents.some((document) => document.kind === kind))

/** The last day on which the carrier can be told of concealed damage in time. */
export function noticeDue(deliveryDate: string, carriage: Carriage): string {
  const last = Date.parse(deliveryDate) + noticeDays[carriage].days * 86_400_000
  return new Date(last).toISOString().slice(0, 10)
}

const textOf = (cents: bigint | null): string | null => (cents === null ? null : decimalText(usd(cents)))
export const amountOf = (text: string): Money => parseMoney(text, 'USD')
