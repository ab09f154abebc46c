import { adminAccess } from '@tradelane/contract/administrators/calls'
import { logistics } from '@tradelane/contract/logistics/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { readCarrierUpdate } from '../src/features/services/shipments/index.ts'
import { demoAdministrator, demoPassword } from './demo-people.ts'
import type { PastApp } from './past-app.ts'

const dayMs = 86_400_000

/** The id of the trade that new records belong to. */
export async function currentDemoTrade(app: PastApp, token: string): Promise<string> {
  return (await app.call(transactionSummary.get, { query: {} }, token)).transaction_id
}

/** Names the trade of what was saved so far, and answers its id. */
export async function nameDemoTrade(app: PastApp, token: string, name: string): Promise<string> {
  const transaction_id = await currentDemoTrade(app, token)
  await app.call(transactionSummary.update, { body: { transaction_id, name } }, token)
  return transaction_id
}

/** Moves a payment that belongs to an earlier trade. */
export async function moveDemoPayment(
  app: PastApp,
  token: string,
  { id, transaction_id }: { id: string; transaction_id: string },
): Promise<void> {
  await app.call(transactionSummary.move, { body: { subject: 'simple_payment', id, transaction_id } }, token)
}

/** What is saved from here on belongs to a trade of this name. */
export async function startDemoTrade(app: PastApp, token: string, name: string): Promise<void> {
  await app.call(transactionSummary.start, { body: { name } }, token)
}

/** The same for an earlier trade. */
export async function continueDemoTrade(app: PastApp, token: string, transaction_id: string): Promise<void> {
  await app.call(transactionSummary.resume, { body: { transaction_id } }, token)
}

const address = { contact_name: '', email: '', phone: '' }
const details = {
  shipper: { ...address, company_name: 'Suzhou Precision Co.', address: '88 Xinghu Street\nSuzhou' },
  consignee: { ...address, company_name: 'Okafor Imports Inc.', address: '55 Water Street\nNew York' },
  notify_party: { ...address, company_name: '', address: '' },
  incoterm: 'FOB' as const,
  goods_description: 'Pump housings, cast iron, on 20 pallets',
  customer_reference: 'PO 7781',
  hs_codes: ['8413.91'],
}

/** Reads where the carrier has the goods by now. */
export async function followDemoFreight({ deps }: PastApp, companyId: string, logisticsId: string) {
  await readCarrierUpdate(deps, { companyId, logisticsId })
}

/** A container from Shanghai to New York, loaded in three days, confirmed by the back office. Answers the booking. */
export async function bookDemoFreight(app: PastApp, token: string): Promise<string> {
  const body = {
    from_city: 'Shanghai',
    from_countrycode: 'CN',
    from_lat: '31.22222',
    from_lng: '121.45806',
    to_city: 'New York City, US',
    to_countrycode: 'United States',
    to_lat: 40.71427,
    to_lng: -74.00597,
    shipping_date: dayAfter(app, 3),
    freight_type: 'Sea',
    transportation_by: 'FCL',
    container_size: 'ST40',
    weight: 18_000,
    height: 0,
    length: 0,
    width: 0,
  } as const
  const { freights } = await app.call(logistics.getQuotes, { body }, token)
  const [offer] = freights
  if (!offer) throw new Error('nobody carries the demo’s container')
  const { logistics_id } = await app.call(logistics.add, { body: { freights: [offer], details } }, token)
  const { jwt } = await logInOffice(app)
  await app.call(officeBookings.confirm, { body: { logistics_id } }, jwt)
  return logistics_id
}

export const logInOffice = (app: PastApp) =>
  app.call(adminAccess.login, { body: { email: demoAdministrator, password: demoPassword } })

export const dayAfter = ({ deps }: PastApp, days: number): string =>
  new Date(deps.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10)
