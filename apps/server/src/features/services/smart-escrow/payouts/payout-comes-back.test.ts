import { sandboxPayments } from '@tradelane/contract/sandbox-payments/calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { providerBooksOf } from '../../../../../test/books.ts'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import {
  dollarsOf,
  fulfilBlock,
  givenBlocks,
  givenEscrow,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
  titlesOf,
} from '../../../../../test/given-escrow.ts'
import { hafenhandel } from '../../../../../test/given-partner.ts'
import { type Payer, untilSettled } from '../../../../../test/given-payment.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { reconcileProvider } from '../../../books/reconciliation/index.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
let payer: Payer
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
beforeEach(async () => {
  payer = await givenImporter(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

it('a payout that comes back days after it was paid is in the escrow again, and is paid again', async () => {
  const id = await givenPaid(100)
  expect(await statesOf(app, payer, id)).toEqual(['released', 'paid'])
  app.clock.advance(3 * 86_400_000)
  await sendBack(id)
  expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'refused'])
  expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00', escrow: '7840.00' })
  expect((await providerBooksOf(app, payer.companyId)).USD).toBe('19840.00')
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
  const body = { smart_escrow_id: id }
  expect((await app.call(officeEscrows.retry, { body }, { token: admin })).status).toBe(200)
  await settleEscrows(app)
  expect(await statesOf(app, payer, id)).toEqual(['released', 'paid'])
  expect((await readEscrow(app, payer, id)).smart_escrow.paid_out).toBe(7840)
})

it('buyer, seller and Tradelane learn of a payout that comes back', async () => {
  const id = await givenPaid(30, 70)
  await sendBack(id)
  expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'refused', 'pending'])
  expect((await titlesOf(app, payer, id)).at(-1)).toBe('Payout refused')
  const news = (await app.mails(hafenhandel.email)).filter(({ text }) =>
    text.includes('Your bank sent 2,352.00 USD of block 1 back. The money is in the escrow again'),
  )
  expect(news.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/: the payout of block 1 came back$/),
  ])
  while ((await processEvents(app.deps)) > 0);
  const tasks = await app.call(adminTasks.list, { query: {} } as never, { token: admin })
  expect(JSON.stringify(tasks.body)).toContain('A payout of 2,352.00 USD was refused')
})

it('a payout that comes back and is given up goes back to the buyer, who reads how much was paid', async () => {
  const id = await givenPaid(30, 70)
  await fulfilBlock(app, payer, id, 2)
  await settleEscrows(app)
  await sendBack(id)
  const body = { smart_escrow_id: id, reason: 'The account is closed' }
  expect((await app.call(officeEscrows.refund, { body }, { token: admin })).status).toBe(200)
  expect(await statesOf(app, payer, id)).toEqual(['refunded', 'paid', 'refunded'])
  const { smart_escrow } = await readEscrow(app, payer, id)
  expect([smart_escrow.paid_out, smart_escrow.returned]).toEqual([2352, 5488])
  expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '17488.00' })
  expect((await providerBooksOf(app, payer.companyId)).USD).toBe('17488.00')
})

it('a payout that is refused before it was paid is not mailed to the seller as one that came back', async () => {
  const conditions = await givenBlocks(app, payer, [100])
  const id = await givenEscrow(app, payer, { reference: 'SIM-REJECT', conditions, amount_sent: 1234 })
  await fulfilBlock(app, payer, id, 1)
  await settleEscrows(app)
  expect((await statesOf(app, payer, id))[1]).toBe('refused')
  const mails = await app.mails(hafenhandel.email)
  expect(mails.filter(({ text }) => text.includes('Your bank sent 1,209.32 USD'))).toEqual([])
})

/** The bank sends the newest payout back, and the provider says so by a webhook. */
async function sendBack(id: string): Promise<void> {
  const { provider_reference } = await app.db
    .selectFrom('escrow_steps')
    .select('provider_reference')
    .where('smart_escrow_id', '=', id)
    .where('kind', '=', 'release')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const body = { provider_reference: provider_reference ?? '', action: 'return' as const }
  const answer = await app.call(sandboxPayments.act, { body }, { token: admin })
  expect(answer.status).toBe(200)
  await untilSettled(app)
}

async function givenPaid(...percents: number[]): Promise<string> {
  const id = await givenEscrow(app, payer, { conditions: await givenBlocks(app, payer, percents) })
  await fulfilBlock(app, payer, id, 1)
  await settleEscrows(app)
  return id
}
