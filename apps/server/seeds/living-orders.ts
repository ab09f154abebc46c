import { verification } from '@tradelane/contract/approvals/calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { quoteRequests } from '@tradelane/contract/quote-requests/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { tradeFigures } from '@tradelane/contract/transactions/figures'
import { vendors } from '@tradelane/contract/vendors/calls'
import { demoPassword, grace } from './demo-people.ts'
import { dayAfter, logInOffice } from './demo-trade.ts'
import { arabianSea, goodsText, towels } from './living-people.ts'
import type { PastApp } from './past-app.ts'

const hourMs = 3_600_000

/** What Grace does is done with her session; she is the only person of her company. */
export type Living = { userId: string; companyId: string; transactionId: string; bookingId: string }

/** A request for a quote, which becomes a trade with a budget. Answers the trade and its case at the desk. */
export async function askForTowels(app: PastApp, token: string, beneficiary_id: string) {
  const counterparty = { beneficiary_id, company_name: arabianSea.company_name, country: 'IN' }
  const body = { ...towels, counterparty, shipping_date: dayAfter(app, shippedInDays) }
  const { quote_request_id } = await app.call(quoteRequests.save, { body }, token)
  app.wait(hourMs / 4)
  const asked = await app.call(quoteRequests.submit, { body: { quote_request_id } }, token)
  const [{ case_id } = { case_id: '' }] = asked.cases
  const { transaction_id } = asked
  await app.call(tradeFigures.budget, { body: { transaction_id, ...budget } }, token)
  return { transaction_id, case_id }
}

/** The goods are collected so many days after the request. */
export const shippedInDays = 25
const budget = {
  amounts: {
    ...{ payment: null, escrow: 9_600, factoring: 350, freight: 900, inspection: 550 },
    ...{ insurance: 150, clearance: null, container_charges: null, other: 300 },
  },
  sales_value: 14_400,
  units: 3_000,
}

/** The desk offers two carriers, Grace accepts one with password and code, and the carrier confirms. Answers the booking. */
export async function orderFreight(
  app: PastApp,
  token: string,
  { transaction_id, case_id }: { transaction_id: string; case_id: string },
): Promise<string> {
  const { jwt } = await logInOffice(app)
  const which = { transaction_id, service: 'freight', case_id } as const
  const row = { currency: 'USD' as const, valid_until: dayAfter(app, 6) }
  const quotes = [
    { ...row, ...(await offerOf(app, jwt, 'Konkan Atlantic Lines')), quote_amount: 780, eta: 33 },
    { ...row, ...(await offerOf(app, jwt, 'Palm Coast Carriers')), quote_amount: 845, eta: 31 },
  ]
  await app.call(quoteDesk.submit, { body: { ...which, quotes } }, jwt)
  await app.call(quoteDesk.decide, { body: { ...which, decision: 'approve' } }, jwt)
  app.wait(3 * hourMs)
  const { cases } = await app.call(quoteOffers.list, { query: { case_id } }, token)
  const offer = cases[0]?.offers.find(({ quote_name }) => quote_name === 'Konkan Atlantic Lines')
  if (!offer) throw new Error('the demo’s desk has no offer')
  const { offer_id } = offer
  await app.call(verification.sendCode, { body: { type: 'quote offer', offer_id } }, token)
  const accepted = await app.call(quoteOffers.accept, { body: { offer_id, ...(await approval(app)) } }, token)
  const logistics_id = accepted.subject?.id ?? ''
  await app.call(shipments.saveDetails, { body: { logistics_id, details } }, token)
  app.wait(5 * hourMs)
  await app.call(officeBookings.confirm, { body: { logistics_id } }, jwt)
  app.wait(hourMs)
  await app.call(shipments.payCode, { body: { logistics_id } }, token)
  await app.call(shipments.pay, { body: { logistics_id, ...(await approval(app)) } }, token)
  return logistics_id
}

/** Of a carrier that the desk knows: the booking and its papers name it. */
async function offerOf(app: PastApp, jwt: string | undefined, company_name: string) {
  const body = {
    ...{ company_name, services_offered: 'Sea freight from India', services: ['freight' as const] },
    lanes: [{ origin: 'IN', destination: 'US', mode: 'sea' as const }],
    contact_details: [
      {
        ...{ contact_person_name: 'Bookings', division: 'Sea freight' },
        ...{ email: 'bookings@carrier.example', phone_number: '+91 22 5550 2200' },
      },
    ],
  }
  const { vendor_id } = await app.call(vendors.add, { body }, jwt)
  return { quote_name: company_name, vendor_id }
}

const contact = { contact_name: '', email: '', phone: '' }
const details = {
  shipper: {
    ...contact,
    company_name: arabianSea.company_name,
    address: '7 Kala Ghoda Road\nMumbai 400001',
  },
  consignee: { ...contact, company_name: grace.company_name, address: '55 Water Street\nNew York' },
  notify_party: { ...contact, company_name: '', address: '' },
  ...{ incoterm: 'FCA' as const, named_place: 'Nhava Sheva' },
  ...{ packages: '75 cartons', marks: 'PO 2214\n1-75' },
  goods_description: goodsText,
  customer_reference: 'PO 2214',
  hs_codes: ['630260'],
}

/** With the newest code of Grace's mailbox. */
export const approval = async (app: PastApp) => ({
  password: demoPassword,
  verify_code: await app.newestCode(grace.email),
})
