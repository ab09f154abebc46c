import { findNamed } from '../../../lib/tour/find-named.ts'
import type { TourStep } from '../../../lib/tour/tour-step.ts'

const panel = (name: string) => () => findNamed('section', name)

/** Along one trade, from what it costs to what is still to come. What a trade does not have is left out. */
export const tourSteps: TourStep[] = [
  {
    find: () => findNamed('h1', 'Transaction summary'),
    title: 'One trade, one page',
    text: 'Everything that belongs to one trade: what was ordered, what it costs, who acts next, and every document.',
    side: 'bottom',
  },
  {
    find: panel('Total Cost'),
    title: 'What it costs',
    text: 'What is paid, and what is held or owed. Each line is in the ledger: the total is what really left the account or is set aside.',
  },
  {
    find: panel('Budget'),
    title: 'Budget and profit',
    text: 'What you planned beside what it costs, by kind, and the profit for the whole trade and for each unit.',
  },
  {
    find: panel('Smart Escrow'),
    title: 'Money in escrow',
    text: 'Once it is funded, the price is set aside for the seller. It is paid in blocks: when a document is accepted, or when the goods are delivered.',
  },
  {
    find: panel('Logistics'),
    title: 'The shipment',
    text: '“Open” shows where the goods are, when they arrive, and every report of the carrier.',
  },
  {
    find: panel('Quality Assurance'),
    title: 'The inspection',
    text: 'An inspector examines a sample at the factory. The report appears here as PDF.',
  },
  {
    find: panel('Insurance'),
    title: 'The insurance',
    text: 'Cover for the goods on their way. Certificate and claims are on its page.',
  },
  {
    find: panel('Invoice Factoring'),
    title: 'Paid before the buyer pays',
    text: 'A finance partner advances most of an invoice. The rest comes when the buyer pays.',
  },
  {
    find: panel('What waits for whom'),
    title: 'Who acts next',
    text: 'Each record, and what it waits for: you, us, or another party.',
  },
  {
    find: panel('Cash flow'),
    title: 'Cash flow',
    text: 'What left the account and came in, day by day, and what is still to come.',
  },
  {
    find: panel('Documents'),
    title: 'Documents',
    text: 'Everything on paper: uploaded, made here, or issued by a service, and a list of what is still missing.',
  },
  {
    find: panel('What happened'),
    title: 'What happened',
    text: 'Every step of all services in one time line, from the request for a quote on.',
  },
  {
    find: () => findNamed('a', 'Play the other parties'),
    title: 'Play it to the end',
    text: 'In the sandbox you play seller, carrier and buyer yourself: one button for each, until the goods are delivered and everything is paid.',
  },
]
