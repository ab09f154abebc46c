import { currenciesToday } from './currencies-today.ts'

export type FeatureId = 'payments' | 'trade-finance' | 'quality-assurance' | 'freight'

type Feature = {
  id: FeatureId
  title: string
  heading: string
  text: string
  points: readonly string[]
  /** The condition that applies to the points. */
  note?: string
}

/** The showcase's tabs. */
export const features: readonly Feature[] = [
  {
    id: 'payments',
    title: 'Payments',
    heading: 'See what arrives before you send',
    text: 'The rate is locked while you decide. What you send, what arrives and our fee each have their own line.',
    points: [
      'Local accounts in 100+ currencies',
      'FX savings up to 90% versus banks',
      'Near-instant payouts to 220+ countries',
      'Low escrow and transfer fees',
    ],
    note: currenciesToday,
  },
  {
    id: 'trade-finance',
    title: 'Trade Finance',
    heading: 'Be paid before your buyer pays',
    text: 'Request a limit per buyer, then fund single invoices from it. No collateral, and you always see how much is used.',
    points: [
      'Financing up to 120 days',
      'Upfront payout up to 85 percent of the invoice',
      'Funding in 48 hours',
      'Pre-approved limits of 1 to 50 million USD',
    ],
    note: 'All offers of financing are subject to credit and compliance approvals.',
  },
  {
    id: 'quality-assurance',
    title: 'Quality Assurance',
    heading: 'Know what is in the box before it sails',
    text: 'Inspectors take the sample that the standard requires, and you read their findings before the balance is due.',
    points: ['Vendor due diligence', 'Factory audit', 'Loading inspection', 'Quality testing'],
  },
  {
    id: 'freight',
    title: 'Freight',
    heading: 'Every line of the freight bill, before you book',
    text: 'Offers side by side: days, emissions and all fees, including possible extra fees.',
    points: [
      'Book within 5 minutes',
      'Instant price estimate and real-time rates',
      'Instant quotes for full containers, on request for part loads and custom consignments',
      '280+ ports globally, by sea, air and land',
    ],
    note: 'Quotes are for 20 ft containers and subject to further approvals.',
  },
]
