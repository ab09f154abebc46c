import { formatMoney } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { percentText } from '../../../lifecycle/percent-text.ts'
import { financePartnerRoutes } from './routes.ts'
import { listTermsInForce, selectFinancePartners } from './terms.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    finance_partner: true
  }
}

export const financePartners: FeatureEntry<Deps> = {
  title: 'Finance partners',
  routes: [financePartnerRoutes],
  subjects: ['finance_partner'],
  async ratesInForce(db) {
    const terms = await listTermsInForce(db)
    return terms.map(({ name, annualRateBasisPoints, feeBasisPoints, currencies, version }) => ({
      service: 'invoice_factoring' as const,
      of: name,
      basisPoints: annualRateBasisPoints,
      isYearly: true as const,
      text: `of the advance, by days of 360, and ${percentText(feeBasisPoints)} of the invoice once, at least ${currencies.map(({ leastFee }) => formatMoney(leastFee)).join(' or ')}`,
      version: String(version),
    }))
  },
  async linkedToVendor(db, vendorId) {
    const partners = await selectFinancePartners(db).where('partner.vendor_id', '=', vendorId).execute()
    return partners.map(({ finance_partner_id: id }) => ({
      title: 'Finance partner',
      link: `/admin/finance-partners/${id}`,
    }))
  },
  constraints: { finance_partner_terms_one_of_each_version: 'CONFLICT' },
}
