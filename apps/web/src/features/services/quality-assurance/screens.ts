import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import { ClipboardCheck } from 'lucide-react'
import type { ServiceScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

const wizard = lazyPage(() => import('./wizard/order-page.tsx'), 'OrderPage')

export const qualityAssuranceScreens: ServiceScreens = {
  info: qualityAssurance,
  customer: {
    root: '/quality-assurance',
    pages: {
      '/quality-assurance': wizard,
      '/quality-assurance/summary': wizard,
      '/quality-assurance/inspections': lazyPage(
        () => import('./customer/inspections-page.tsx'),
        'InspectionsPage',
      ),
      '/quality-assurance/inspections/:quality_assurance_id': lazyPage(
        () => import('./customer/inspection-page.tsx'),
        'InspectionPage',
      ),
      '/quality-assurance/inspections/:quality_assurance_id/audit': lazyPage(
        () => import('./customer/audit-page.tsx'),
        'AuditPage',
      ),
    },
    sidebar: [
      {
        to: '/quality-assurance',
        icon: ClipboardCheck,
        title: 'Quality Assurance',
        hint: 'Supplier audit, quality checks and loading inspection booking',
        pages: [{ to: '/quality-assurance/inspections', title: 'Inspections' }],
      },
    ],
    tours: { '/quality-assurance': () => import('./wizard/tour-steps.ts') },
  },
  office: {
    root: '/admin/inspections',
    pages: {
      '/admin/inspections': lazyPage(() => import('./office/inspections-page.tsx'), 'OfficeInspectionsPage'),
      '/admin/inspections/:quality_assurance_id': lazyPage(
        () => import('./office/inspection-page.tsx'),
        'OfficeInspectionPage',
      ),
      '/admin/inspections/:quality_assurance_id/audit': lazyPage(
        () => import('./office/audit-page.tsx'),
        'OfficeAuditPage',
      ),
      '/admin/inspection-companies': lazyPage(
        () => import('../../office/inspection-companies/inspection-companies-page.tsx'),
        'InspectionCompaniesPage',
      ),
      '/admin/inspection-companies/new': lazyPage(
        () => import('../../office/inspection-companies/inspection-company-page.tsx'),
        'NewInspectionCompanyPage',
      ),
      '/admin/inspection-companies/:inspection_company_id': lazyPage(
        () => import('../../office/inspection-companies/inspection-company-page.tsx'),
        'InspectionCompanyPage',
      ),
    },
    group: {
      icon: ClipboardCheck,
      title: 'Quality Assurance',
      records: [{ to: '/admin/inspections', title: 'Inspections' }],
      settings: [{ to: '/admin/inspection-companies', title: 'Inspection companies' }],
    },
  },
}
