import { promised } from '@tradelane/contract/lifecycle/promises'
import type { FaqEntry } from './faq-entry.ts'

export const inspectionAnswers: FaqEntry[] = [
  {
    id: 'order-an-inspection',
    question: 'How do I have my supplier or goods inspected?',
    answer: `Under Quality Assurance, select the supplier, tick a supplier audit, a quality check or a loading inspection, and submit the order. We quote within ${promised('quoteInspection')}. You pay from your balance, and we agree the day with the supplier.`,
    terms: 'quality assurance inspection audit factory vendor check goods loading supplier',
    link: { to: '/quality-assurance', text: 'Quality Assurance' },
  },
  {
    id: 'price-of-an-inspection',
    question: 'How is an inspection priced?',
    answer:
      'The first step of Quality Assurance shows our tariff and calculates an estimate in US dollars. The price that you pay is the one that we quote for your order. Our fee is 0.25 percent of the consignment value.',
    terms: 'quality assurance tariff estimate rupees container audit',
    link: { to: '/quality-assurance', text: 'Quality Assurance' },
  },
  {
    id: 'cancel-an-inspection',
    question: 'Can I cancel an inspection?',
    answer:
      'Yes, until it is scheduled: everything that you paid goes back to your balance. Afterwards write to us. If an inspection cannot take place, we tell you why and who bears the cost.',
    terms: 'quality assurance inspection refund abort cancel',
    link: { to: '/quality-assurance/inspections', text: 'Inspections' },
  },
]
