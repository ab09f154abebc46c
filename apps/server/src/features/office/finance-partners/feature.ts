import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { financePartnerRoutes } from './routes.ts'
import { selectFinancePartners } from './terms.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    finance_partner: true
  }
}

export const financePartners: FeatureEntry<Deps> = {
  routes: [financePartnerRoutes],
  subjects: ['finance_partner'],
  async linkedToVendor(db, vendorId) {
    const partners = await selectFinancePartners(db).where('partner.vendor_id', '=', vendorId).execute()
    return partners.map(({ finance_partner_id: id }) => ({
      title: 'Finance partner',
      link: `/admin/finance-partners/${id}`,
    }))
  },
  constraints: { finance_partner_terms_one_of_each_version: 'CONFLICT' },
}
