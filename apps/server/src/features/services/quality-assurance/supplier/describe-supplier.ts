import type { Audit } from '@tradelane/contract/quality-assurance/audit-calls'
import {
  newestAudits,
  newestLots,
  type SupplierRecord,
  switchReasons,
} from '@tradelane/contract/quality-assurance/supplier-calls'
import type { Db } from '@tradelane/db'
import { type OfficeScope, type OneCompanyScope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { findPartner } from '../../../trade/partners/index.ts'
import { getInspection, inspectionNumber } from '../inspections.ts'
import { allowReduction, classStateOf, findSupplierRecord, supplierOf } from './supplier-record.ts'

/** What a company knows of a supplier. Refuses with NOT_FOUND. */
export async function describeSupplier(
  { db }: Pick<Deps, 'db'>,
  scope: OneCompanyScope,
  beneficiaryId: string,
): Promise<SupplierRecord> {
  const supplier = await findPartner(db, scope, beneficiaryId)
  if (!supplier) throw new Refusal('NOT_FOUND')
  const [row, lots, audits] = await Promise.all([
    findSupplierRecord(db, scope, beneficiaryId),
    listLots(db, scope, beneficiaryId),
    listAudits(db, scope, beneficiaryId),
  ])
  return {
    beneficiary_id: beneficiaryId,
    company_name: supplier.company_name,
    lots: row?.lots ?? 0,
    passed: row?.passed ?? 0,
    pieces: Number(row?.pieces ?? 0n),
    per_hundred: row ? perHundredOf(row) : null,
    is_reduction_allowed: row?.is_reduction_allowed ?? false,
    switching: (['major', 'minor'] as const).map((name) => {
      const { severity, isDiscontinued, since, why, score } = classStateOf(row, name)
      return {
        class: name,
        severity,
        is_discontinued: isDiscontinued,
        since: since === null ? null : new Date(since),
        reason: why === null ? null : switchReasons[why],
        score,
      }
    }),
    newest_lots: lots.reverse(),
    newest_audits: audits,
  }
}

/** The same for the back office, by an inspection. Refuses with NOT_FOUND. */
export async function describeSupplierOf(
  deps: Deps,
  scope: OfficeScope,
  id: string,
): Promise<SupplierRecord> {
  const row = await getInspection(deps.db, scope, id)
  return describeSupplier(deps, systemScope(row.uid), supplierOf(row))
}

/** Refuses with NOT_FOUND. Safe to repeat. */
export async function allowReducedInspection(
  { db, clock }: Deps,
  actor: CustomerActor,
  { beneficiary_id: beneficiaryId, is_allowed: isAllowed }: { beneficiary_id: string; is_allowed: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await findPartner(tx, actor, beneficiaryId))) throw new Refusal('NOT_FOUND')
    await allowReduction(tx, actor, { beneficiaryId, isAllowed, at: clock.now() })
  })
}

/** Newest first, by the index: a supplier with a thousand lots costs as much as one with ten. */
async function listLots(db: Db, { companyId }: OneCompanyScope, beneficiaryId: string) {
  const rows = await db
    .selectFrom('supplier_lots as lot')
    .innerJoin(
      'quality_inspections as inspection',
      'inspection.quality_assurance_id',
      'lot.quality_assurance_id',
    )
    .select([
      'lot.quality_assurance_id',
      'lot.inspected_on',
      'lot.verdict',
      'lot.is_reinspection',
      'lot.pieces',
    ])
    .select(['lot.critical_found', 'lot.major_found', 'lot.minor_found'])
    .select(['inspection.number', 'inspection.created_at'])
    .where('lot.uid', '=', companyId)
    .where('lot.beneficiary_id', '=', beneficiaryId)
    .orderBy('lot.place', 'desc')
    .limit(newestLots)
    .execute()
  return rows.map((row) => ({
    quality_assurance_id: row.quality_assurance_id,
    quality_assurance_number: inspectionNumber(row),
    inspected_on: row.inspected_on,
    verdict: row.verdict,
    is_reinspection: row.is_reinspection,
    pieces: row.pieces,
    per_hundred: perHundredOf(row),
  }))
}

async function listAudits(db: Db, { companyId }: OneCompanyScope, beneficiaryId: string) {
  const rows = await db
    .selectFrom('supplier_audits as audit')
    .innerJoin(
      'quality_inspections as inspection',
      'inspection.quality_assurance_id',
      'audit.quality_assurance_id',
    )
    .select(['audit.quality_assurance_id', 'audit.audited_on', 'audit.score', 'audit.findings'])
    .select(['inspection.number', 'inspection.created_at'])
    .where('audit.uid', '=', companyId)
    .where('audit.beneficiary_id', '=', beneficiaryId)
    .orderBy('audit.audited_on', 'desc')
    .orderBy('audit.quality_assurance_id')
    .limit(newestAudits)
    .execute()
  return rows.map(({ findings, ...row }) => ({
    quality_assurance_id: row.quality_assurance_id,
    quality_assurance_number: inspectionNumber(row),
    audited_on: row.audited_on,
    score: row.score,
    open_actions: (findings as Audit['findings']).filter(({ state }) => state !== 'verified').length,
  }))
}

type Found = {
  pieces: number | bigint
  critical_found: number | bigint
  major_found: number | bigint
  minor_found: number | bigint
}

/** With two decimals. */
function perHundredOf({ pieces, critical_found, major_found, minor_found }: Found) {
  if (Number(pieces) === 0) return null
  const all = BigInt(pieces)
  // Half a hundredth is rounded up.
  const of = (found: number | bigint) => Number((BigInt(found) * 20_000n + all) / (2n * all)) / 100
  return { critical: of(critical_found), major: of(major_found), minor: of(minor_found) }
}
