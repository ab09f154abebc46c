import type { FaqEntry } from './faq-entry.ts'

export const freightAnswers: FaqEntry[] = [
  {
    id: 'book-a-shipment',
    question: 'How do I book a shipment?',
    answer:
      'Under Logistics: say what is carried from where to where and when it is ready, compare what the carriers ask, and request one of the offers. The shipper confirms within 2 business days; then a task asks you to pay.',
    terms: 'freight cargo container logistics sea air land lorry rail booking request',
    link: { to: '/logistics', text: 'Logistics' },
  },
  {
    id: 'shipping-quote',
    question: 'How do I get a shipping quote?',
    answer:
      'Fill in the cargo details under Logistics. Every carrier of the way answers at once, with days, CO2 and all fees, also those that only may arise. Asking costs nothing and books nothing.',
    terms: 'freight price estimate rates carrier compare offer',
    link: { to: '/logistics', text: 'Logistics' },
  },
  {
    id: 'track-a-shipment',
    question: 'How do I track my shipment?',
    answer:
      'On its page under Shipments: where it is on the map, what is planned, expected and done, and what changed. It is found by its booking number or by the number of its container.',
    terms: 'freight cargo container follow where position arrival eta',
    link: { to: '/logistics/shipments', text: 'Shipments' },
  },
  {
    id: 'chargeable-weight',
    question: 'What is a part load charged by?',
    answer:
      'By weight or by volume, whichever is more: a cubic metre counts as a tonne by sea, as 167 kg by air and as 333 kg by road. Full containers and full lorries have one price each, up to what they can take.',
    terms: 'chargeable volumetric lcl ltl w/m measure cubic metre kilogram',
    link: { to: '/logistics/cargo-details', text: 'Cargo details' },
  },
  {
    id: 'too-heavy',
    question: 'My cargo is more than a container can take. What now?',
    answer:
      'The search says how many would do: go back to the cargo details and enter that number. Part loads have a limit as well, above which a full load is the way.',
    terms: 'capacity overweight weight volume limit',
    link: { to: '/logistics/cargo-details', text: 'Cargo details' },
  },
  {
    id: 'customs-with-freight',
    question: 'Can customs clearance and insurance be quoted along?',
    answer:
      'Yes. Tick them in the cargo details: each becomes a line of the same quote. For insurance the invoice amount of the goods is needed.',
    terms: 'freight declaration import export duty cover cargo premium',
    link: { to: '/logistics/cargo-details', text: 'Cargo details' },
  },
  {
    id: 'insure-goods',
    question: 'How do I insure my goods?',
    answer:
      'Say who is insured and what is carried: an indicative premium shows at once, for the clauses A, B and C side by side, on 110 percent of the value. Approved, it is quoted within 2 business days; you pay from your balance and get a numbered certificate.',
    terms: 'insurance policy premium certificate cover icc clause bind',
    link: { to: '/insurance', text: 'Insurance' },
  },
  {
    id: 'make-a-claim',
    question: 'My goods arrived damaged. How do I claim?',
    answer:
      'Under Claims, or on the page of the policy: say what happened and attach the invoice, packing list, bill of lading and photos. Tell the carrier at once as well: hidden damage must be reported within days.',
    terms: 'loss lost insurance broken missing theft',
    link: { to: '/insurance/claims', text: 'Claims' },
  },
]
