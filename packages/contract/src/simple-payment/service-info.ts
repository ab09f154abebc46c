import { serviceInfo } from '../services/service-info.ts'

export const payment = serviceInfo({
  subject: 'simple_payment',
  title: 'Payment',
  numberPrefix: 'PY',
  customerPage: (id) => `/payments/${id}`,
  officePage: (id) => `/admin/payments/${id}`,
  notifications: {
    payments: {
      label: 'Payments',
      explanation: 'Paid, refused, returned, or waiting for your action.',
      channels: ['mail', 'app', 'off'],
    },
  },
})
