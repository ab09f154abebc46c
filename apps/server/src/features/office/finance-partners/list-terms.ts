import type { PartnerTermsRow } from '@tradelane/contract/finance-partners/calls'
import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { withSavers } from '../../../access/names-of-administrators.ts'
import { Refusal } from '../../../refusal.ts'
import { listFinancePartners, listVersions, type SavedVersion } from './terms.ts'

const mostVersions = 100

/** Every finance partner with the terms in force. */
export async function listTerms(db: Db): Promise<PartnerTermsRow[]> {
  const partners = await listFinancePartners(db)
  const newest = await Promise.all(
    partners.map((one) => listVersions(db, { financePartnerId: one.finance_partner_id, limit: 1 })),
  )
  return withSavers(db, newest.flat().map(toRow))
}

/** Newest first. Refuses with NOT_FOUND. */
export async function listTermsVersions(db: Db, financePartnerId: number): Promise<PartnerTermsRow[]> {
  const versions = await listVersions(db, { financePartnerId, limit: mostVersions })
  if (versions.length === 0) throw new Refusal('NOT_FOUND')
  return withSavers(db, versions.map(toRow))
}

function toRow(terms: SavedVersion): PartnerTermsRow {
  return {
    finance_partner_id: terms.financePartnerId,
    finance_partner_name: terms.name,
    version: terms.version,
    saved_by: terms.createdBy,
    saved_at: terms.createdAt,
    annual_rate_basis_points: terms.annualRateBasisPoints,
    fee_basis_points: terms.feeBasisPoints,
    most_advance_percent: terms.mostAdvancePercent,
    most_annual_cost_basis_points: terms.mostAnnualCostBasisPoints,
    finance_terms: terms.financeTerms as PartnerTermsRow['finance_terms'],
    offer_hours: terms.offerHours,
    currencies: terms.currencies.map(({ currency, leastFee, buyerCap, totalCap }) => ({
      currency,
      least_fee: decimalText(leastFee),
      buyer_cap: decimalText(buyerCap),
      total_cap: decimalText(totalCap),
    })),
  }
}
