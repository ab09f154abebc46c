import { serviceInfo } from '../services/service-info.ts'

export const qualityAssurance = serviceInfo({
  subject: 'quality_assurance',
  title: 'Quality Assurance',
  numberPrefix: 'QA',
  customerPage: (id) => `/quality-assurance/inspections/${id}`,
  officePage: (id) => `/admin/inspections/${id}`,
  notifications: {
    inspections: {
      label: 'Quality assurance',
      explanation: 'Quotes and dates of inspections, and those waiting for your action.',
      channels: ['mail', 'app', 'off'],
    },
  },
})
