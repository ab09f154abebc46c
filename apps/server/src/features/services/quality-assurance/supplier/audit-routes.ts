import { officeAudits, supplierAudits } from '@tradelane/contract/quality-assurance/audit-calls'
import { routes, success } from '../../../../http/routes.ts'
import { getSupplierAudit, saveSupplierAudit } from './supplier-audit.ts'

export const supplierAuditRoutes = routes(supplierAudits, {
  get: async ({ deps, actor, body }) => ({
    ...success,
    ...(await getSupplierAudit(deps.db, actor, body.quality_assurance_id)),
  }),
})

export const officeAuditRoutes = routes(officeAudits, {
  get: async ({ deps, actor, body }) => ({
    ...success,
    ...(await getSupplierAudit(deps.db, actor, body.quality_assurance_id)),
  }),
  save: async ({ deps, actor, body }) => {
    await saveSupplierAudit(deps, actor, body)
    return { ...success, message: 'The audit is saved, and the customer is notified.' }
  },
})
