import type { FaqEntry } from '../../lib/faq/faq-entry.ts'

type CannedTopic = { title: string; reply: string; link: NonNullable<FaqEntry['link']> }

/** The specification's three topics, each with one fixed reply, and where it is done. */
export const cannedTopics: readonly CannedTopic[] = [
  {
    title: 'Book a shipment',
    reply:
      'Under Logistics in the sidebar: say what is carried from where to where, compare the carriers, and request one of the offers. The shipper confirms within 2 business days, then a task asks you to pay.',
    link: { to: '/logistics', text: 'Logistics' },
  },
  {
    title: 'Get a shipping quote',
    reply:
      'Fill in the cargo details under Logistics. Every carrier of the way answers at once, with days, CO2 and all fees. Asking costs nothing and books nothing.',
    link: { to: '/logistics', text: 'Get quotes' },
  },
  {
    title: 'Track my shipment',
    reply:
      'Each shipment has a page of its own under Shipments: where it is on the map, what is planned, expected and done. It is found by booking or container number.',
    link: { to: '/logistics/shipments', text: 'Shipments' },
  },
]
