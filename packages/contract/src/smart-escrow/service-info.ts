import { serviceInfo } from '../services/service-info.ts'

export const smartEscrow = serviceInfo({
  subject: 'smart_escrow',
  title: 'Smart Escrow',
  numberPrefix: 'SE',
  customerPage: (id) => `/smart-escrow/escrows/${id}`,
  officePage: (id) => `/admin/escrows/${id}`,
})
