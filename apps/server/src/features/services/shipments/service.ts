import { freight } from '@tradelane/contract/shipments/service-info'
import type { Deps } from '../../../deps/deps.ts'
import type { ServiceEntry } from '../../../entries/service-entry.ts'
import {
  cardsOfVendor,
  freightQuoteRoutes,
  logisticsRoutes,
  passageRoutes,
  rateCardRoutes,
  sweepOldFreightQuotes,
  tariffRoutes,
} from '../logistics/index.ts'
import { cancelCarriage } from './booking/cancel-carriage.ts'
import { freightByDesk } from './booking/freight-by-desk.ts'
import { releaseShipment } from './booking/release-shipment.ts'
import { amendCarriage, amendScreened } from './corrections/amend-carriage.ts'
import { bookingLifecycle } from './lifecycle.ts'
import { refundsOfClearances } from './ordered-clearance/refund-clearance.ts'
import { freightInvoiceFacts } from './papers/freight-invoice.ts'
import { papersOfBookings } from './papers/issued-papers.ts'
import { costsOfBookings } from './payment/booking-costs.ts'
import { chargedFreight } from './payment/charged-freight.ts'
import { freightPayment } from './payment/freight-approval.ts'
import { freightPaid } from './payment/freight-paid.ts'
import { nameBookings } from './record-names.ts'
import { officeBookingRoutes, shipmentRoutes } from './routes.ts'
import { bookingRules } from './rules.ts'
import { plannedDaysOfBookings } from './tracking/planned-days.ts'
import { playCarrier } from './tracking/play-carrier.ts'
import { readCarrierUpdate } from './tracking/read-carrier-update.ts'
import { rerouteBooking, rerouteBookings } from './tracking/reroute-bookings.ts'
import { watchShipments } from './tracking/watch-shipments.ts'
import { bookingsInTrade } from './trade-part.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    passage: true
    rate_card: true
    freight_tariff: true
    tracking_link: true
  }
}

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'sweep-old-freight-quotes': Record<string, never>
    'read-carrier-update': { companyId: string; logisticsId: string }
    'release-shipment': { companyId: string; logisticsId: string }
    'cancel-carriage': { companyId: string; logisticsId: string }
    'amend-carriage': { companyId: string; logisticsId: string }
    'watch-shipments': { logisticsIds?: string[] }
    'reroute-bookings': Record<string, never>
    'reroute-booking': { companyId: string; logisticsId: string }
  }
}

export const freightService: ServiceEntry<Deps> = {
  info: freight,
  lifecycle: bookingLifecycle,
  routes: [
    logisticsRoutes,
    freightQuoteRoutes,
    rateCardRoutes,
    tariffRoutes,
    passageRoutes,
    shipmentRoutes,
    officeBookingRoutes,
  ],
  approvals: [freightPayment],
  tasks: {
    'sweep-old-freight-quotes': sweepOldFreightQuotes,
    'read-carrier-update': readCarrierUpdate,
    'release-shipment': releaseShipment,
    'cancel-carriage': cancelCarriage,
    'amend-carriage': amendCarriage,
    'watch-shipments': watchShipments,
    'reroute-bookings': rerouteBookings,
    'reroute-booking': rerouteBooking,
  },
  crontab: ['* * * * * watch-shipments', '23 4 * * * sweep-old-freight-quotes'],
  charged: freightPaid,
  invoiceFacts: freightInvoiceFacts,
  screened: amendScreened,
  subjects: ['passage', 'rate_card', 'freight_tariff', 'tracking_link'],
  rules: { logistics: bookingRules },
  nameRecords: { logistics: nameBookings },
  constraints: {
    freight_bookings_quote_booked_once: 'QUOTE_USED',
    rate_cards_one_of_each_version: 'CONFLICT',
    freight_tariffs_one_of_each_version: 'CONFLICT',
    passage_closures_one_open: 'CONFLICT',
  },
  quoted: [freightByDesk],
  chargedByRate: chargedFreight,
  linkedToVendor: cardsOfVendor,
  issuedPapers: papersOfBookings,
  play: playCarrier,
  trade: bookingsInTrade,
  costLines: costsOfBookings,
  plannedDays: plannedDaysOfBookings,
  counts: { state: 'confirmed', title: 'Freight bookings', counts_as: 'confirmed' },
  alsoCosts: ['container_charge', 'customs_clearance'],
  alsoRefunds: refundsOfClearances,
}
