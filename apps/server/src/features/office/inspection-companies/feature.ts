import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { findInspectionCompany } from './inspection-companies.ts'
import { inspectionCompanyRoutes } from './routes.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    inspection_company: true
  }
}

export const inspectionCompanies: FeatureEntry<Deps> = {
  title: 'Inspection companies',
  routes: [inspectionCompanyRoutes],
  subjects: ['inspection_company'],
  constraints: { inspection_companies_pkey: 'CONFLICT' },
  async linkedToVendor(db, vendorId) {
    const company = await findInspectionCompany(db, vendorId)
    return company ? [{ title: 'Inspection company', link: `/admin/inspection-companies/${vendorId}` }] : []
  },
}
