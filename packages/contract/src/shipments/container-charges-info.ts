import { serviceInfo } from '../services/service-info.ts'
import { freight } from './service-info.ts'

/** Demurrage and detention: one record for each shipment, with its id and on its page. */
export const containerCharges = serviceInfo({
  subject: 'container_charge',
  title: 'Demurrage and detention',
  numberPrefix: 'DD',
  customerPage: freight.customerPage,
  officePage: (id) => `/admin/bookings/${id}`,
})
