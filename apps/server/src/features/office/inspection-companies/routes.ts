import { inspectionCompanies } from '@tradelane/contract/inspection-companies/calls'
import { routes, success } from '../../../http/routes.ts'
import { getInspectionCompany } from './inspection-companies.ts'
import { listInspectionCompanies } from './list-companies.ts'
import { addInspectionCompany, retireInspectionCompany, updateInspectionCompany } from './save-company.ts'

export const inspectionCompanyRoutes = routes(inspectionCompanies, {
  list: async ({ deps, query }) => ({ ...success, ...(await listInspectionCompanies(deps.db, query)) }),
  get: async ({ deps, body }) => ({
    ...success,
    inspection_company: await getInspectionCompany(deps.db, body.inspection_company_id),
  }),
  add: async ({ deps, actor, body }) => ({
    ...success,
    message: 'The inspection company is added. Quotes can name it now.',
    inspection_company_id: await addInspectionCompany(deps, actor, body),
  }),
  update: async ({ deps, actor, body }) => {
    await updateInspectionCompany(deps, actor, body)
    const { inspection_company_id } = body
    return {
      ...success,
      message: 'The changes are saved. Earlier quotes keep their name.',
      inspection_company_id,
    }
  },
  retire: async ({ deps, actor, body }) => {
    await retireInspectionCompany(deps, actor, body)
    const { inspection_company_id, is_retired } = body
    const message = is_retired ? 'Retired. New quotes cannot name it.' : 'Active again. Quotes can name it.'
    return { ...success, message, inspection_company_id }
  },
})
