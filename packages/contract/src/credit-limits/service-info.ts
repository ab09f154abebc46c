import { serviceInfo } from '../services/service-info.ts'

export const creditLimits = serviceInfo({
  subject: 'credit_limit',
  title: 'Credit limit',
  // CL is a claim.
  numberPrefix: 'LM',
  customerPage: (id) => `/invoice-factoring/limits/${id}`,
  officePage: (id) => `/admin/credit-limits/${id}`,
  notifications: {
    financing: {
      label: 'Invoice factoring',
      explanation: 'Decisions on credit limits and fundings, and those waiting for your action.',
      channels: ['mail', 'app', 'off'],
    },
  },
})
