import { serviceInfo } from '../services/service-info.ts'

export const freight = serviceInfo({
  subject: 'logistics',
  title: 'Shipment',
  numberPrefix: 'FB',
  customerPage: (id) => `/logistics/shipments/${id}`,
  officePage: (id) => `/admin/bookings/${id}`,
  notifications: {
    shipments: {
      label: 'Shipments',
      explanation: 'Confirmed, in transit, arrived, delivered; or late, held, or waiting for your payment.',
      channels: ['mail', 'app', 'off'],
    },
  },
})

/** Demurrage and detention: one record for each shipment, with its id and on its page. */
export const containerCharges = serviceInfo({
  subject: 'container_charge',
  title: 'Demurrage and detention',
  numberPrefix: 'DD',
  customerPage: freight.customerPage,
  officePage: (id) => `/admin/bookings/${id}`,
})

/** Of a shipment, with its id and on its page. Only one that the desk has offered has a number and a bill of its own. */
export const customsClearance = serviceInfo({
  subject: 'customs_clearance',
  title: 'Customs clearance',
  numberPrefix: 'CC',
  customerPage: freight.customerPage,
  officePage: (id) => `/admin/bookings/${id}`,
})
