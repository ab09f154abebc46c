import type { Config } from '../src/deps/env.ts'
import { addDemoAdministrator, addDemoBalance, logInDemo, signUpDemo, verifyDemo } from './demo-company.ts'
import { demoEscrowAmount, fundDemoEscrow } from './demo-escrow.ts'
import { fundDemoInvoice, noticeDemoDueDates, openDemoLimit, payDemoInvoice } from './demo-factoring.ts'
import { insureDemoGoods, insuredPumps } from './demo-insurance.ts'
import { demoPartners } from './demo-partners.ts'
import { addDemoPartner, type DemoPayee, makeDemoPayment, saveDemoDraft } from './demo-payments.ts'
import { ada } from './demo-people.ts'
import type { DemoSale } from './demo-sale-papers.ts'
import {
  bookDemoFreight,
  continueDemoTrade,
  currentDemoTrade,
  followDemoFreight,
  moveDemoPayment,
  nameDemoTrade,
  startDemoTrade,
} from './demo-trade.ts'
import { beginLivingTrade, historyDays, shipLivingTrade } from './living-trade.ts'
import { openPastApp, type PastApp } from './past-app.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The two companies of the demo. One trade of the second is older than the history of the first and goes on after it: the clock never goes back. */
export async function seedDemo(config: Config, connectionString: string): Promise<void> {
  const now = Date.now()
  const app = await openPastApp(config, connectionString, new Date(now - historyDays * dayMs))
  try {
    await addDemoAdministrator(app)
    const trade = await beginLivingTrade(app)
    app.waitUntil(new Date(now - 21 * dayMs))
    await seedAda(app)
    app.waitUntil(new Date(now - 2 * hourMs))
    await shipLivingTrade(app, trade)
  } finally {
    await app.close()
  }
}

/**
 * A company with three weeks of history and a trade under way (a deposit, a container at sea, its insurance, and an escrow for the rest of the price), and with three invoices that a finance partner funded:
 * one is paid, one overdue, one not due yet. Made by calling the product as its people would, with the clock set back.
 */
async function seedAda(app: PastApp): Promise<void> {
  const { userId, companyId, token } = await signUpDemo(app, ada)
  await verifyDemo(app, token, ada)
  // The provider is called within the hour; the results follow over the next days.
  const daysPass = async (days: number) => {
    await app.pass(hourMs)
    await app.pass(days * dayMs)
  }
  const pay = async (payee: DemoPayee, what: { amount: number; reference: string }) =>
    makeDemoPayment(app, await logInDemo(app, userId), payee, what)
  const [hanse, suzhou, kaveri, porto, lakeshore] = await Promise.all([
    addDemoPartner(app, token, demoPartners.hanse),
    addDemoPartner(app, token, demoPartners.suzhou),
    addDemoPartner(app, token, demoPartners.kaveri),
    addDemoPartner(app, token, demoPartners.porto),
    addDemoPartner(app, token, demoPartners.lakeshore),
    addDemoBalance(app, token, ada, 69_650 + demoEscrowAmount),
  ])
  await app.pass(dayMs)
  await pay(hanse, { amount: 12_400, reference: 'INV 2026-118' })
  app.wait(20 * minuteMs)
  await pay(porto, { amount: 640.5, reference: 'INV 4420 SIM-RETURN' })
  const first = await nameDemoTrade(app, token, 'Parts and textiles')
  const pumps = { ...pumpsForLakeshore, buyerId: lakeshore.beneficiary_id }
  const { sale, sold } = await sellDemoPumps(app, token, pumps)
  await daysPass(7)
  await noticeDemoDueDates(app)
  await payDemoInvoice(app, sold)
  const buyer = await logInDemo(app, userId)
  await continueDemoTrade(app, buyer, sale)
  await fundDemoInvoice(app, buyer, pumps, notDueYet)
  await continueDemoTrade(app, buyer, first)
  await pay(kaveri, { amount: 1_000, reference: 'INV 88' })
  app.wait(20 * minuteMs)
  await startDemoTrade(app, buyer, 'Pump housings from Suzhou')
  await pay(suzhou, { amount: 8_000, reference: 'PO 7781 deposit SIM-RFI' })
  const booking = await bookDemoFreight(app, buyer)
  await insureDemoGoods(app, buyer, ada, insuredPumps(app, booking))
  await daysPass(7)
  await followDemoFreight(app, companyId, booking)
  const preparer = await logInDemo(app, userId)
  await fundDemoEscrow(app, preparer, suzhou, booking)
  await app.pass(hourMs)
  const { simple_payment_id: id } = await saveDemoDraft(app, preparer, hanse, {
    amount: 3_200,
    reference: 'INV 2026-131',
  })
  await moveDemoPayment(app, preparer, { id, transaction_id: first })
}

const pumpsForLakeshore = {
  seller: ada,
  goods: 'Pumps and pump housings',
  buyer: demoPartners.lakeshore,
}

const notDueYet = {
  number: 'OI-2026-0412',
  amount: 15_600,
  advance: 80,
  term: 60,
  shippedDaysAgo: 4,
} as const

/** A trade of its own with a buyer: a limit, and two invoices that are funded. The first will be paid, the second not in time. */
async function sellDemoPumps(
  app: PastApp,
  token: string,
  pumps: DemoSale,
): Promise<{ sale: string; sold: string }> {
  await startDemoTrade(app, token, 'Pumps for Lakeshore')
  await openDemoLimit(app, token, pumps)
  const sold = await fundDemoInvoice(app, token, pumps, {
    number: 'OI-2026-0391',
    amount: 9_200,
    advance: 80,
    term: 60,
    shippedDaysAgo: 11,
  })
  await fundDemoInvoice(app, token, pumps, {
    number: 'OI-2026-0378',
    amount: 13_375,
    advance: 85,
    term: 30,
    // Due five days from now, not six: seven days and some hours later its last evening in Chicago is over, at every hour of the day at which the demo is made.
    shippedDaysAgo: 25,
  })
  return { sale: await currentDemoTrade(app, token), sold }
}
