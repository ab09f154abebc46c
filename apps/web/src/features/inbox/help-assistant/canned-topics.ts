import { promised } from '@tradelane/contract/lifecycle/promises'
import type { FaqEntry } from '../../../lib/faq/faq-entry.ts'

type CannedTopic = { title: string; reply: string; link: NonNullable<FaqEntry['link']> }

/** The specification's three topics, each with one fixed reply and a link to the page. */
export const cannedTopics: readonly CannedTopic[] = [
  {
    title: 'Book a shipment',
    reply: `Open Logistics in the sidebar. Enter your cargo, origin and destination, compare the carriers, and request one of the offers. The shipper confirms within ${promised('confirmBooking')}; then you get a task to pay.`,
    link: { to: '/logistics', text: 'Logistics' },
  },
  {
    title: 'Get a shipping quote',
    reply:
      'Fill in the cargo details under Logistics. You immediately see a quote from every carrier on the route, with days, CO2 and all fees. A search is free and books nothing.',
    link: { to: '/logistics', text: 'Get quotes' },
  },
  {
    title: 'Track my shipment',
    reply:
      'Each shipment has its own page under Shipments. It shows the position on the map and planned, expected and actual times. Search by booking or container number.',
    link: { to: '/logistics/shipments', text: 'Shipments' },
  },
]
