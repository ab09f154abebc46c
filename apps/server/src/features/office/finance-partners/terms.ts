import type { Db, Tx } from '@tradelane/db'
import { type Currency, isCurrency, type Money, money } from '@tradelane/money'
import { vendorsOf } from '../vendors/index.ts'

/** What a finance partner lends in one currency. */
type CurrencyTerms = { currency: Currency; leastFee: Money; buyerCap: Money; totalCap: Money }

/** The terms of a finance partner in one version; a version never changes. */
export type PartnerTerms = {
  financePartnerId: number
  name: string
  version: number
  /** Simple interest on the advance, by actual days / 360. */
  annualRateBasisPoints: number
  /** Of the whole invoice. */
  feeBasisPoints: number
  mostAdvancePercent: number
  /** Interest and fee together, a year. */
  mostAnnualCostBasisPoints: number
  /** Days. */
  financeTerms: readonly number[]
  offerHours: number
  currencies: readonly CurrencyTerms[]
}
export type SavedVersion = PartnerTerms & { createdBy: string; createdAt: Date }

/** The terms in force. */
export async function findTerms(db: Db | Tx, financePartnerId: number): Promise<PartnerTerms | undefined> {
  const [newest] = await listVersions(db, { financePartnerId, limit: 1 })
  return newest
}

/** The terms of a term sheet or an offer, as they were. */
export async function findTermsVersion(
  db: Db | Tx,
  financePartnerId: number,
  version: number,
): Promise<PartnerTerms | undefined> {
  const [found] = await listVersions(db, { financePartnerId, version, limit: 1 })
  return found
}

/** The versions of one partner, newest first. */
export async function listVersions(
  db: Db | Tx,
  { financePartnerId, version, limit }: { financePartnerId: number; version?: number; limit: number },
): Promise<SavedVersion[]> {
  const rows = await db
    .selectFrom('finance_partner_terms as terms')
    .innerJoin(
      selectFinancePartners(db).as('partner'),
      'partner.finance_partner_id',
      'terms.finance_partner_id',
    )
    .selectAll('terms')
    .select('partner.finance_partner_name')
    .where('terms.finance_partner_id', '=', financePartnerId)
    .$if(version !== undefined, (query) => query.where('terms.version', '=', version ?? 0))
    .orderBy('terms.version', 'desc')
    .limit(limit)
    .execute()
  if (rows.length === 0) return []
  const lent = await db
    .selectFrom('finance_partner_currencies')
    .selectAll()
    .where('finance_partner_id', '=', financePartnerId)
    .where(
      'version',
      'in',
      rows.map((row) => row.version),
    )
    .orderBy('currency')
    .execute()
  return rows.map((row) => ({
    financePartnerId: row.finance_partner_id,
    name: row.finance_partner_name,
    version: row.version,
    annualRateBasisPoints: row.annual_rate_basis_points,
    feeBasisPoints: row.fee_basis_points,
    mostAdvancePercent: row.most_advance_percent,
    mostAnnualCostBasisPoints: row.most_annual_cost_basis_points,
    financeTerms: row.finance_terms,
    offerHours: row.offer_hours,
    createdBy: row.created_by,
    createdAt: row.created_at,
    currencies: lent.filter((one) => one.version === row.version).map(toCurrencyTerms),
  }))
}

function toCurrencyTerms(row: {
  currency: string
  least_fee: bigint
  buyer_cap: bigint
  total_cap: bigint
}): CurrencyTerms {
  const { currency } = row
  if (!isCurrency(currency)) throw new Error(`finance partner lends in unknown ${currency}`)
  return {
    currency,
    leastFee: money(row.least_fee, currency),
    buyerCap: money(row.buyer_cap, currency),
    totalCap: money(row.total_cap, currency),
  }
}

/** A finance partner has the name of its vendor. */
export const selectFinancePartners = (db: Db | Tx) =>
  db
    .selectFrom('finance_partners as partner')
    .innerJoin(vendorsOf(db).as('vendor'), 'vendor.vendor_id', 'partner.vendor_id')
    .selectAll('partner')
    .select(['vendor.company_name as finance_partner_name', 'vendor.is_retired'])

export async function listFinancePartners(db: Db) {
  return selectFinancePartners(db).orderBy('partner.finance_partner_id').execute()
}

/** Whether it lends anything new. */
export async function isActivePartner(db: Db | Tx, financePartnerId: number): Promise<boolean> {
  const partner = await selectFinancePartners(db)
    .where('partner.finance_partner_id', '=', financePartnerId)
    .executeTakeFirst()
  return partner?.is_retired === false
}

/** Those that lend now: not the retired ones. */
export const listActivePartners = async (db: Db) =>
  (await listFinancePartners(db)).filter(({ is_retired }) => !is_retired)

/** The company that it is, by the name that it has now. */
export const vendorOfPartner = (db: Db, financePartnerId: number) =>
  selectFinancePartners(db)
    .clearSelect()
    .select(['partner.vendor_id', 'vendor.company_name'])
    .where('partner.finance_partner_id', '=', financePartnerId)
    .executeTakeFirstOrThrow()

/** A finance partner as papers name it. */
export type Lender = {
  company_name: string
  company_registration_number: string
  company_address: string
  email: string
  phone_number: string
}

export async function getLender(db: Db | Tx, financePartnerId: number): Promise<Lender> {
  const partner = await selectFinancePartners(db)
    .where('partner.finance_partner_id', '=', financePartnerId)
    .executeTakeFirstOrThrow()
  const { finance_partner_name: company_name, email, phone_number } = partner
  return {
    ...{ company_name, email, phone_number },
    company_registration_number: partner.registration_number,
    company_address: partner.address,
  }
}

/** The finance partners with the currencies that they lend in now. */
export async function listLenders(db: Db) {
  const partners = await listActivePartners(db)
  return Promise.all(
    partners.map(async ({ finance_partner_id, finance_partner_name }) => {
      const terms = await findTerms(db, finance_partner_id)
      return {
        finance_partner_id,
        finance_partner_name,
        currencies: terms?.currencies.map(({ currency }) => currency) ?? [],
      }
    }),
  )
}

/** The terms in force of those that lend now. */
export async function listTermsInForce(db: Db): Promise<PartnerTerms[]> {
  const partners = await listActivePartners(db)
  const found = await Promise.all(partners.map((one) => findTerms(db, one.finance_partner_id)))
  return found.filter((terms) => terms !== undefined)
}

/** The currencies that any partner lends in now. */
export async function listLentCurrencies(db: Db): Promise<Currency[]> {
  const lenders = await listLenders(db)
  return [...new Set(lenders.flatMap(({ currencies }) => currencies))]
}
