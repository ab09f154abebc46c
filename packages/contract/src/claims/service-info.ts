import { serviceInfo } from '../services/service-info.ts'

export const claims = serviceInfo({
  subject: 'insurance_claim',
  title: 'Claim',
  numberPrefix: 'CL',
  customerPage: (id) => `/insurance/claims/${id}`,
  officePage: (id) => `/admin/claims/${id}`,
})
