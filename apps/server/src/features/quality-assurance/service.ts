import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import type { Deps } from '../../boot/deps.ts'
import type { ServiceEntry } from '../../services/service-entry.ts'
import { officeAuditRoutes, supplierAuditRoutes } from './audit-routes.ts'
import { costsOfInspections } from './cost-lines.ts'
import { inspectionPaid } from './inspection-paid.ts'
import { inspectorRoutes } from './inspector-routes.ts'
import { inspectionLifecycle } from './lifecycle.ts'
import { searchInspections } from './list-inspections.ts'
import { officeInspectionRoutes } from './office-routes.ts'
import { inspectionPayment } from './payment-approval.ts'
import { nameInspections } from './record-names.ts'
import { inspectionReportLink } from './report-link.ts'
import { qualityAssuranceRoutes } from './routes.ts'
import { inspectionRules } from './rules.ts'
import { inspectionsInTrade } from './trade-part.ts'

export const qualityAssuranceService: ServiceEntry<Deps> = {
  info: qualityAssurance,
  lifecycle: inspectionLifecycle,
  routes: [
    qualityAssuranceRoutes,
    officeInspectionRoutes,
    inspectorRoutes,
    supplierAuditRoutes,
    officeAuditRoutes,
  ],
  approvals: [inspectionPayment],
  links: [inspectionReportLink],
  charged: inspectionPaid,
  rules: inspectionRules,
  nameRecords: nameInspections,
  search: searchInspections,
  trade: inspectionsInTrade,
  costLines: costsOfInspections,
}
