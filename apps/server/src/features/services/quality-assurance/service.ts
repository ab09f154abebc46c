import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ServiceEntry } from '../../../entries/service-entry.ts'
import { lockRequestOf } from '../../office/quote-desk/index.ts'
import { costsOfInspections } from './cost-lines.ts'
import { inspectionDayLink } from './day/day-link.ts'
import { watchInspectionDays } from './day/watch-days.ts'
import { inspectionByDesk } from './desk/inspection-by-desk.ts'
import { inspectionLifecycle } from './lifecycle.ts'
import { officeInspectionRoutes } from './office-routes.ts'
import { chargedInspections } from './order/charged-inspections.ts'
import { inspectionPaid } from './order/inspection-paid.ts'
import { inspectionPayment, requestOfInspection } from './order/payment-approval.ts'
import { nameInspections } from './record-names.ts'
import { inspectorRoutes } from './report/inspector-routes.ts'
import { reportsOf } from './report/issued-papers.ts'
import { playInspector } from './report/play-inspector.ts'
import { inspectionReportLink } from './report/report-link.ts'
import { qualityAssuranceRoutes } from './routes.ts'
import { inspectionRules } from './rules.ts'
import { officeAuditRoutes, supplierAuditRoutes } from './supplier/audit-routes.ts'
import { mailInspectionSupplier, type SupplierNews } from './supplier/mail-supplier.ts'
import { remindOfActions } from './supplier/remind-actions.ts'
import { officeSupplierRoutes, supplierRecordRoutes } from './supplier/supplier-routes.ts'
import { inspectionsInTrade } from './trade-part.ts'
import { papersOfAudits } from './vault-papers.ts'

declare module '../../../entries/jobs.ts' {
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
  lockedBeforeCharge: (tx, { companyId, subjectId: id }) =>
    lockRequestOf(tx, systemScope(companyId), requestOfInspection({ quality_assurance_id: id })),
  quoted: [inspectionByDesk],
  rules: { quality_assurance: inspectionRules },
  nameRecords: { quality_assurance: nameInspections },
  vaultPapers: papersOfAudits,
  issuedPapers: reportsOf,
  play: playInspector,
  trade: inspectionsInTrade,
  costLines: costsOfInspections,
  chargedByRate: [chargedInspections],
  counts: { state: 'confirmed', title: 'Inspections', counts_as: 'confirmed' },
}
