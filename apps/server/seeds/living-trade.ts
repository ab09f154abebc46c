import { addDemoBalance, logInDemo, signUpDemo, verifyDemo } from './demo-company.ts'
import { fundDemoInvoice, openDemoLimit } from './demo-factoring.ts'
import { insureDemoGoods } from './demo-insurance.ts'
import { addDemoPartner } from './demo-payments.ts'
import { grace } from './demo-people.ts'
import type { DemoSale } from './demo-sale-papers.ts'
import { dayAfter, followDemoFreight } from './demo-trade.ts'
import { fundTowels } from './living-escrow.ts'
import { orderInspection, reportInspection } from './living-inspection.ts'
import { askForTowels, orderFreight, shippedInDays } from './living-orders.ts'
import { arabianSea, goodsText, goodsValue, hudson } from './living-people.ts'
import type { PastApp } from './past-app.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The demo's first day: so many days before it is made. */
export const historyDays = 46
const deposit = 16_000

type LivingTrade = { userId: string; companyId: string; bookingId: string; sale: DemoSale }

/** A trade from its request up to the day on which the container is collected: ordered, paid by escrow, inspected and insured. */
export async function beginLivingTrade(app: PastApp): Promise<LivingTrade> {
  const { userId, companyId, token } = await signUpDemo(app, grace)
  await verifyDemo(app, token, grace)
  const seller = await addDemoPartner(app, token, arabianSea)
  const { beneficiary_id: buyerId } = await addDemoPartner(app, token, hudson)
  await addDemoBalance(app, token, grace, deposit)
  await app.pass(dayMs)
  const asked = await askForTowels(app, token, seller.beneficiary_id)
  await app.pass(20 * hourMs)
  const bookingId = await orderFreight(app, token, asked)
  await app.pass(dayMs)
  const signedIn = await logInDemo(app, userId)
  await fundTowels(app, signedIn, seller, bookingId)
  const inspected = { beneficiary_id: seller.beneficiary_id, logistics_id: bookingId }
  const inspection = await orderInspection(app, signedIn, inspected)
  await app.pass(6 * dayMs)
  const later = await logInDemo(app, userId)
  await reportInspection(app, later, inspection)
  await insureDemoGoods(app, later, grace, insuredTowels(app, bookingId))
  const sale: DemoSale = {
    ...{ seller: grace, goods: 'Bath towels', quantity: '3,000', buyer: hudson, buyerId },
    // Sold while they are at sea: they are shipped, and not delivered yet.
    delivery: 'sold afloat, DAP Albany',
  }
  await openDemoLimit(app, later, sale)
  await app.pass(dayMs)
  return { userId, companyId, bookingId, sale }
}

/** The container is at sea, and the invoice to the buyer is funded. */
export async function shipLivingTrade(app: PastApp, { userId, companyId, bookingId, sale }: LivingTrade) {
  await followDemoFreight(app, companyId, bookingId)
  await fundDemoInvoice(app, await logInDemo(app, userId), sale, {
    number: 'WH-2026-0077',
    amount: 14_400,
    advance: 80,
    term: 60,
    shippedDaysAgo: 12,
  })
  await app.pass(hourMs)
}

const insuredTowels = (app: PastApp, logistics_id: string) => ({
  logistics_id,
  category_of_goods: 'Textiles',
  description_of_goods: goodsText,
  volume_of_goods: '8 m³',
  invoice_amount: String(goodsValue),
  freight_amount: '780',
  place_of_origin: 'Mumbai, IN',
  place_of_destination: 'New York City, US',
  origin_countrycode: 'IN',
  destination_countrycode: 'US',
  type_of_insurance_cover: 'ICC A' as const,
  valid_from: dayAfter(app, 3),
  valid_to: dayAfter(app, shippedInDays + 60),
})
