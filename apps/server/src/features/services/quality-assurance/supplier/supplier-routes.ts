import { officeSupplierRecords, supplierRecords } from '@tradelane/contract/quality-assurance/supplier-calls'
import { routes, success } from '../../../../http/routes.ts'
import { allowReducedInspection, describeSupplier, describeSupplierOf } from './describe-supplier.ts'

export const supplierRecordRoutes = routes(supplierRecords, {
  get: async ({ deps, actor, body }) => ({
    ...success,
    record: await describeSupplier(deps, actor, body.beneficiary_id),
  }),
  allowReduced: async ({ deps, actor, body }) => {
    await allowReducedInspection(deps, actor, body)
    return {
      ...success,
      message: body.is_allowed ? 'Reduced inspection is allowed.' : 'Reduced inspection is not allowed.',
    }
  },
})

export const officeSupplierRoutes = routes(officeSupplierRecords, {
  get: async ({ deps, actor, body }) => ({
    ...success,
    record: await describeSupplierOf(deps, actor, body.quality_assurance_id),
  }),
})
