import { containerCharges, customsClearance, freight } from '@tradelane/contract/shipments/service-info'
import { Ship } from 'lucide-react'
import type { ServiceScreens } from '../../../lib/screens/feature-screens.ts'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'

/** Freight: its offers and rate cards are pages of the feature `logistics`, its bookings of this one. */
export const freightScreens: ServiceScreens = {
  info: freight,
  customer: {
    root: '/logistics',
    pages: {
      '/logistics': lazyPage(() => import('../logistics/customer/initiate-page.tsx'), 'InitiatePage'),
      '/logistics/cargo-details': lazyPage(
        () => import('../logistics/customer/cargo-details-page.tsx'),
        'CargoDetailsPage',
      ),
      '/logistics/quotes': lazyPage(
        () => import('../logistics/customer/freight-quotes-page.tsx'),
        'FreightQuotesPage',
      ),
      '/logistics/summary': lazyPage(
        () => import('../logistics/customer/freight-summary-page.tsx'),
        'FreightSummaryPage',
      ),
      '/logistics/shipments': lazyPage(() => import('./customer/shipments-page.tsx'), 'ShipmentsPage'),
      '/logistics/shipments/:logisticsId': lazyPage(
        () => import('./customer/shipment-page.tsx'),
        'ShipmentPage',
      ),
    },
    sidebar: [
      {
        to: '/logistics',
        icon: Ship,
        title: 'Logistics',
        hint: 'Global freight, insurance and customs clearance booking',
        pages: [
          { to: '/logistics/shipments', title: 'Shipments' },
          { to: '/dashboard/quotes', title: 'Quotes' },
          { to: '/insurance/policies', title: 'Policies' },
          { to: '/insurance/claims', title: 'Claims' },
        ],
        owns: ['/insurance'],
      },
    ],
    tours: { '/logistics': () => import('../logistics/customer/tour-steps.ts') },
  },
  office: {
    pages: {
      '/admin/bookings': lazyPage(() => import('./office/bookings-page.tsx'), 'BookingsPage'),
      '/admin/bookings/:logisticsId': lazyPage(() => import('./office/booking-page.tsx'), 'AdminBookingPage'),
      '/admin/rate-cards': lazyPage(() => import('../logistics/office/rate-cards-page.tsx'), 'RateCardsPage'),
      '/admin/rate-cards/:cardId': lazyPage(
        () => import('../logistics/office/rate-card-page.tsx'),
        'RateCardPage',
      ),
      '/admin/tariff': lazyPage(() => import('../logistics/office/tariff-page.tsx'), 'TariffPage'),
      '/admin/passages': lazyPage(() => import('../logistics/office/passages-page.tsx'), 'PassagesPage'),
    },
    group: {
      icon: Ship,
      title: 'Logistics',
      records: [{ to: '/admin/bookings', title: 'Bookings' }],
      settings: [
        { to: '/admin/rate-cards', title: 'Rate cards' },
        { to: '/admin/tariff', title: 'Tariff' },
        { to: '/admin/passages', title: 'Passages' },
      ],
    },
  },
}

/** Shown on the pages of its shipment. */
export const containerChargeScreens: ServiceScreens = {
  info: containerCharges,
  customer: { pages: {} },
  office: { pages: {} },
}

/** The same. */
export const customsClearanceScreens: ServiceScreens = {
  info: customsClearance,
  customer: { pages: {} },
  office: { pages: {} },
}
