import { promised } from '@tradelane/contract/lifecycle/promises'
import type { FaqEntry } from './faq-entry.ts'

export const freightAnswers: FaqEntry[] = [
  {
    id: 'book-a-shipment',
    question: 'How do I book a shipment?',
    answer: `Under Logistics, enter your cargo, origin, destination and the day it is ready, compare the carriers’ prices, and request one of the offers. The shipper confirms within ${promised('confirmBooking')}; then you get a task to pay.`,
    terms: 'freight cargo container logistics sea air land truck rail booking request',
    link: { to: '/logistics', text: 'Logistics' },
  },
  {
    id: 'shipping-quote',
    question: 'How do I get a shipping quote?',
    answer:
      'Fill in the cargo details under Logistics. You immediately see a quote from every carrier on the route, with days, CO2 and all fees, including possible extra fees. A search is free and books nothing.',
    terms: 'freight price estimate rates carrier compare offer',
    link: { to: '/logistics', text: 'Logistics' },
  },
  {
    id: 'track-a-shipment',
    question: 'How do I track my shipment?',
    answer:
      'On its page under Shipments. It shows the position on the map, planned, expected and actual times, and changes. Search by booking number or container number.',
    terms: 'freight cargo container follow where position arrival eta',
    link: { to: '/logistics/shipments', text: 'Shipments' },
  },
  {
    id: 'truck-or-train',
    question: 'Why is there no truck or train for my route?',
    answer:
      'Trucks use roads, bridges and the freight ferries that we list, and cross only borders that are open for goods. Trains run where there is a freight line; a change of gauge takes hours, and the offer names it. For any other route, choose sea or air.',
    terms: 'road rail ferry border closed tunnel bridge land route',
    link: { to: '/logistics/cargo-details', text: 'Cargo details' },
  },
  {
    id: 'closed-canal',
    question: 'What happens when a canal is closed?',
    answer:
      'New offers lead round it, with their own days and price. Open quotes through it end. A booking keeps its price: its page shows the new route and our estimate of the arrival, until the carrier reports its own. Where several routes are open, such as Suez and the Cape of Good Hope, you choose one of them in the offers.',
    terms: 'suez panama cape strait passage delay late arrival eta route detour',
    link: { to: '/logistics/shipments', text: 'Shipments' },
  },
  {
    id: 'chargeable-weight',
    question: 'What is a part load charged by?',
    answer:
      'By weight or by volume, the larger of the two: a cubic metre counts as a tonne by sea, as 167 kg by air and as 333 kg by road. Full containers and full trucks have one price each, up to their capacity.',
    terms: 'chargeable volumetric lcl ltl w/m measure cubic metre kilogram',
    link: { to: '/logistics/cargo-details', text: 'Cargo details' },
  },
  {
    id: 'too-heavy',
    question: 'My cargo is too large for one container. What now?',
    answer:
      'The search shows how many containers you need. Go back to the cargo details and enter that number. Part loads have a limit too; above it, book a full load.',
    terms: 'capacity overweight weight volume limit',
    link: { to: '/logistics/cargo-details', text: 'Cargo details' },
  },
  {
    id: 'customs-with-freight',
    question: 'Can I get a quote for customs clearance and insurance too?',
    answer:
      'Yes. Tick them in the cargo details. Each becomes a line of the same quote. For insurance, enter the category and the invoice amount of the goods: when you pay the freight, you get a policy and its certificate. For customs clearance we ask for your documents once the booking is confirmed, and for what customs asks of your goods: a CBAM declarant or a due diligence statement (EUDR) in the EU, the country of origin and of the melt of metals in the United States. Import duty and tax are not included, and change often. In the United States several duties can add up on the same goods. If you booked without customs clearance, ask for it on the page of the shipment before the goods arrive: our desk sends you an offer.',
    terms: 'freight declaration import export duty cover cargo premium',
    link: { to: '/logistics/cargo-details', text: 'Cargo details' },
  },
  {
    id: 'insure-goods',
    question: 'How do I insure my goods?',
    answer: `Enter who is insured and the goods. You immediately see an indicative premium for the clauses A, B and C side by side, on 110 percent of the value. When you approve it, we send a quote within ${promised('quoteInsurance')}. You pay from your balance and get a numbered certificate.`,
    terms: 'insurance policy premium certificate cover icc clause bind',
    link: { to: '/insurance', text: 'Insurance' },
  },
  {
    id: 'insurance-referral',
    question: 'Why do your underwriters look at my insurance first?',
    answer: `Because something about it is unusual: the way leads through an area that the Joint War Committee lists, the value is high, the freight is more than the invoice, or the same invoice is insured already. Where we ask, give a reason. Our answer is a quote or a denial, within ${promised('quoteInsurance')}.`,
    terms: 'referred referral war strikes listed area red sea underwriter accumulation',
    link: { to: '/insurance/policies', text: 'Policies' },
  },
  {
    id: 'certificate-for-bank',
    question: 'Does a bank accept the certificate of insurance under a letter of credit?',
    answer:
      'It is made for that: to your order, for 110 percent of the CIF or CIP value, in US dollars, with the clauses, the surveyor and the place of payment. Sign the endorsement on both originals, and let the cover begin on the day of shipment or before. A credit in another currency asks for another certificate.',
    terms: 'letter of credit ucp 600 original duplicate endorsement certificate bank seal',
    link: { to: '/insurance/policies', text: 'Policies' },
  },
  {
    id: 'insured-value',
    question: 'How is the insured value calculated?',
    answer:
      'It is 110 percent of the goods and their freight. If the delivery term is CFR, CPT, CIF, CIP or one of the D terms, your invoice contains the freight, and nothing is added. The quote shows the sum.',
    terms: 'insured sum valuation cif fob incoterm freight added 110',
    link: { to: '/insurance', text: 'Insurance' },
  },
  {
    id: 'make-a-claim',
    question: 'My goods arrived damaged. How do I claim?',
    answer:
      'Press “Report a loss” on the page of the policy. Describe what happened and attach the invoice, packing list, bill of lading and photos. Also report it to the carrier at once: hidden damage must be reported within days.',
    terms: 'loss lost insurance broken missing theft',
    link: { to: '/insurance/claims', text: 'Claims' },
  },
]
