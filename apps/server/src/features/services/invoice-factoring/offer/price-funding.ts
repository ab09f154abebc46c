import type { EInvoice } from '@tradelane/contract/documents/e-invoice'
import type { XmlDifference } from '@tradelane/contract/invoice-factoring/funding-parts'
import { prepaidOf } from '@tradelane/contract/invoice-factoring/receivable'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, type Money, minus, zero } from '@tradelane/money'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import { dayOfCompany } from '../../../../lifecycle/day-of-company.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { isWalletOpen } from '../../../money/wallet/index.ts'
import { findTerms, findTermsVersion, type PartnerTerms } from '../../../office/finance-partners/index.ts'
import { findPartner } from '../../../trade/partners/index.ts'
import { findTransactionNumber } from '../../../trade/transactions/index.ts'
import { type CreditLimit, findBuyerKey, findLimit, isUsableToday } from '../../credit-limits/index.ts'
import { findShippedTo } from '../../shipments/index.ts'
import { isLongOverdue } from '../collection/long-overdue.ts'
import { dayAfter } from '../engine/accrued-interest.ts'
import { makeOffer, type Offer } from '../engine/offer.ts'
import { type Checked, checkEligibility } from './eligibility.ts'
import { type FactoredBefore, findFactoredBefore } from './factored-before.ts'
import { readXml } from './read-xml.ts'
import { sumLent } from './sum-lent.ts'

/** An invoice that is put up for money, as it was read from a form or from a stored draft. */
export type Invoice = {
  /** Of a stored draft: it is not compared with itself. */
  fundingId?: string | undefined
  beneficiaryId: string
  financePartnerId: number
  /** Days. */
  term: number
  amount: Money
  percent: number
  shipmentDate: string
  invoiceNumber: string | null
  invoiceDate: string | null
  orderNumber: string | null
  /** Of KSeF, where Poland's tax office has accepted the invoice. */
  ksefNumber: string | null
  invoiceSha256: string | null
  hasShippingFile: boolean
  /** The trade whose bookings show that the goods are on their way. */
  transactionId: string | null
  /** The version of the terms that was offered, while that offer is valid. */
  termsVersion?: number | undefined
}

export type PricedInvoice = {
  terms: PartnerTerms
  limit: CreditLimit | undefined
  /** What the buyer pays in advance. */
  prepaid: Money
  offer: Offer
  dueDate: string
  buyerKey: string
  factoredBefore: FactoredBefore
  checks: Checked[]
  eInvoice: EInvoice | undefined
  xmlDifferences: XmlDifference[]
}

/** The currency of a buyer's invoices: its credit limit's. Dollars where there is none yet. */
export async function currencyOfBuyer(
  db: Db | Tx,
  scope: OneCompanyScope,
  beneficiaryId: string,
): Promise<Currency> {
  return (await findLimit(db, scope, beneficiaryId))?.currency ?? 'USD'
}

/**
 * What the invoice would bring and cost today, and each check of it. Refuses with NOT_FOUND a buyer that is not the company's, and at its field a
 * finance partner that does not exist. In a transaction that has locked the limit it decides; elsewhere it informs.
 */
export async function priceFunding(
  db: Db | Tx,
  scope: OneCompanyScope,
  invoice: Invoice,
  now: Date,
): Promise<PricedInvoice> {
  const { beneficiaryId, financePartnerId, amount, percent, shipmentDate, term } = invoice
  const [buyer, limit, keptKey, terms] = await Promise.all([
    findPartner(db, scope, beneficiaryId),
    findLimit(db, scope, beneficiaryId),
    findBuyerKey(db, scope, beneficiaryId),
    termsOf(db, invoice),
  ])
  if (!buyer) throw new Refusal('NOT_FOUND')
  if (!terms) refuseFields({ finance_partner_id: 'Select a finance partner' })
  const { currency } = amount
  const today = await dayOfCompany(db, scope.companyId, now)
  const dueDate = dayAfter(shipmentDate, term)
  const caps = terms.currencies.find((one) => one.currency === currency)
  const lending = { ...terms, leastFee: caps?.leastFee ?? zero(currency) }
  const prepaid = prepaidOf(amount, limit?.prepaidPercent ?? 0)
  const receivable = minus(amount, prepaid)
  const offer = makeOffer({ receivable, percent, from: today, dueDate, terms: lending })
  // The customer can edit the number of its partner, not the one its limit was decided on. One without letters and digits says nothing of two companies.
  const buyerKey = (keptKey ?? buyer.registration_key) || beneficiaryId
  const without = invoice.fundingId
  const entered = {
    ...invoice,
    buyerName: buyer.company_name,
    amount: { whole: amount, receivable },
    dueDate,
  }
  const xml = await readXml(db, scope, invoice.invoiceSha256, entered)
  const [lent, trade, factoredBefore, hasWallet, isBuyerOverdue] = await Promise.all([
    sumLent(db, { scope, beneficiaryId, financePartnerId, buyerKey, currency, without }),
    shownByTrade(db, scope, invoice.transactionId, buyer.company_name),
    findFactoredBefore(db, {
      ...{ companyId: scope.companyId, beneficiaryId, buyerKey, amount, shipmentDate, without },
      ...{ invoiceNumber: invoice.invoiceNumber, ksefNumber: invoice.ksefNumber },
      ...{ xmlNumber: xml.eInvoice?.number ?? null, sha256: invoice.invoiceSha256 },
    }),
    isWalletOpen(db, scope, currency),
    isLongOverdue(db, { buyerKey, country: buyer.country }, today),
  ])
  const checks = checkEligibility({
    buyerName: buyer.company_name,
    limit: await limitFacts(db, limit, { financePartnerId, today }),
    partner: { ...terms, caps },
    ...{ today, dueDate, term, percent, currency, hasWallet, prepaid, receivable },
    ...{ offer, lent, shipmentDate, trade, isBuyerOverdue },
    hasShippingFile: invoice.hasShippingFile,
    factoredBefore: factoredBefore.found,
    isCreditNote: xml.eInvoice?.is_credit_note,
  })
  return { terms, limit, prepaid, offer, dueDate, buyerKey, factoredBefore, checks, ...xml }
}

/** The trade, and its booking that shows that the goods are on their way to this buyer. */
async function shownByTrade(
  db: Db | Tx,
  scope: OneCompanyScope,
  transactionId: string | null,
  buyerName: string,
) {
  if (transactionId === null) return undefined
  const [number, booking] = await Promise.all([
    findTransactionNumber(db, scope, transactionId),
    findShippedTo(db, scope, { transactionId, buyerName }),
  ])
  return number === undefined ? undefined : { number, booking }
}

const termsOf = (db: Db | Tx, { financePartnerId, termsVersion }: Invoice) =>
  termsVersion === undefined
    ? findTerms(db, financePartnerId)
    : findTermsVersion(db, financePartnerId, termsVersion)

async function limitFacts(
  db: Db | Tx,
  limit: CreditLimit | undefined,
  { financePartnerId, today }: { financePartnerId: number; today: string },
) {
  if (!limit?.approved || limit.financePartnerId === null) return undefined
  const partner = await findTerms(db, limit.financePartnerId)
  return {
    isUsable: isUsableToday(limit, today),
    isWithPartner: limit.financePartnerId === financePartnerId,
    partnerName: partner?.name ?? '',
    approved: limit.approved,
  }
}

/** The first check that fails is the reason. Refuses with NOT_ELIGIBLE. */
export function requireEligible({ checks }: Pick<PricedInvoice, 'checks'>): void {
  const failed = checks.find(({ passed }) => !passed)
  if (failed) throw new Refusal('NOT_ELIGIBLE', { message: failed.reason })
}
