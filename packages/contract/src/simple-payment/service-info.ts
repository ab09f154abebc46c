import { serviceInfo } from '../services/service-info.ts'

export const payment = serviceInfo({
  subject: 'simple_payment',
  title: 'Payment',
  numberPrefix: 'PY',
  customerPage: (id) => `/payments/${id}`,
})
