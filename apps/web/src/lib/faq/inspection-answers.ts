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
  {
    id: 'report-of-an-inspection',
    question: 'What does the report of an inspection decide?',
    answer: `The inspector reports by phone, with photos and a signature, and the verdict is computed: one critical defect, too many major or minor defects for the sampling plan, a measurement outside its tolerance or a failed point rejects the lot. You accept the report within ${promised('acceptReport')}, or ask for a new inspection. Accepting can release a payment in escrow.`,
    terms: 'inspection report verdict rejected passed sampling aql defects lot quality accept reinspection',
    link: { to: '/quality-assurance/inspections', text: 'Inspections' },
  },
  {
    id: 'record-of-a-supplier',
    question: 'Does a supplier keep a record of its inspections?',
    answer:
      'Yes, on its page under Partner Companies: inspections that passed, defects per 100 pieces, audits and open corrective actions. By the rules of ISO 2859-1:1999 (the edition of 2026 keeps its plans as far as we know) the next sample is stricter after two rejected lots of five, and can become smaller after many accepted ones, if you allow it. Skip-lot sampling, which the edition of 2026 brings, is not offered.',
    terms: 'supplier record history trend tightened reduced normal inspection switching defects aql sample',
    link: { to: '/partners', text: 'Partner Companies' },
  },
  {
    id: 'verify-an-inspection-report',
    question: 'How does somebody else verify an inspection report?',
    answer:
      'By its number and its code, which are printed on the report. The QR code opens the page; no account is needed.',
    terms: 'inspection report verify authentic genuine bank number',
  },
]
