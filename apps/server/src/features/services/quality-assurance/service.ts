import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import type { Deps } from '../../boot/deps.ts'
import type { ServiceEntry } from '../../services/service-entry.ts'
import { officeAuditRoutes, supplierAuditRoutes } from './audit-routes.ts'
import { costsOfInspections } from './cost-lines.ts'
import { inspectionDayLink } from './day-link.ts'
import { inspectionPaid } from './inspection-paid.ts'
import { inspectorRoutes } from './inspector-routes.ts'
import { inspectionLifecycle } from './lifecycle.ts'
import { searchInspections } from './list-inspections.ts'
import { mailInspectionSupplier, type SupplierNews } from './mail-supplier.ts'
import { officeInspectionRoutes } from './office-routes.ts'
import { inspectionPayment } from './payment-approval.ts'
import { nameInspections } from './record-names.ts'
import { remindOfActions } from './remind-actions.ts'
import { inspectionReportLink } from './report-link.ts'
import { qualityAssuranceRoutes } from './routes.ts'
import { inspectionRules } from './rules.ts'
import { officeSupplierRoutes, supplierRecordRoutes } from './supplier-routes.ts'
import { inspectionsInTrade } from './trade-part.ts'
import { watchInspectionDays } from './watch-days.ts'

declare module '../../work/jobs.ts' {
  interface Tasks {
    'mail-inspection-supplier': { companyId: string; inspectionId: string } & SupplierNews
    'watch-inspection-days': Record<string, never>
    'remind-of-corrective-actions': Record<string, never>
  }
}

export const qualityAssuranceService: ServiceEntry<Deps> = {
  info: qualityAssurance,
  lifecycle: inspectionLifecycle,
  routes: [
    qualityAssuranceRoutes,
    officeInspectionRoutes,
    inspectorRoutes,
    supplierAuditRoutes,
    officeAuditRoutes,
    supplierRecordRoutes,
    officeSupplierRoutes,
  ],
  approvals: [inspectionPayment],
  links: [inspectionDayLink, inspectionReportLink],
  tasks: {
    'mail-inspection-supplier': mailInspectionSupplier,
    'watch-inspection-days': (deps) => watchInspectionDays(deps),
    'remind-of-corrective-actions': (deps) => remindOfActions(deps),
  },
  crontab: ['31 * * * * watch-inspection-days', '34 * * * * remind-of-corrective-actions'],
  charged: inspectionPaid,
  rules: inspectionRules,
  nameRecords: nameInspections,
  search: searchInspections,
  trade: inspectionsInTrade,
  costLines: costsOfInspections,
}
