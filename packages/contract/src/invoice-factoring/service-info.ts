import { serviceInfo } from '../services/service-info.ts'

export const invoiceFactoring = serviceInfo({
  subject: 'invoice_factoring',
  title: 'Invoice Factoring',
  numberPrefix: 'IF',
  customerPage: (id) => `/invoice-factoring/fundings/${id}`,
  officePage: (id) => `/admin/fundings/${id}`,
})
