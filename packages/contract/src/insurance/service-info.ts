import { serviceInfo } from '../services/service-info.ts'

export const insurance = serviceInfo({
  subject: 'insurance',
  title: 'Insurance',
  numberPrefix: 'IN',
  customerPage: (id) => `/insurance/policies/${id}`,
  officePage: (id) => `/admin/insurance/${id}`,
  notifications: {
    insurance: {
      label: 'Insurance',
      explanation: 'Decisions on quotes, policies and claims, and those waiting for your action.',
      channels: ['mail', 'app', 'off'],
    },
  },
})
