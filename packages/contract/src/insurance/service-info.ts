import { serviceInfo } from '../services/service-info.ts'

export const insurance = serviceInfo({
  subject: 'insurance',
  title: 'Insurance',
  numberPrefix: 'IN',
  customerPage: (id) => `/insurance/policies/${id}`,
  officePage: (id) => `/admin/insurance/${id}`,
})
