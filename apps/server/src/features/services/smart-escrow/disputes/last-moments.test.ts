import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { escrowDisputes } from '@tradelane/contract/smart-escrow/dispute-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { answerChange, givenChange, laterDay } from '../../../../../test/given-amendment.ts'
import { givenDispute, offerAsSeller, readDisputes } from '../../../../../test/given-dispute.ts'
import {
  decisionsOf,
  givenBlocks,
  givenEscrow,
  givenImporter,
  readEscrow,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import { daysPassBy } from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import {
  answerEscrow,
  examine,
  givenAgreedEscrow,
  newestPresentation,
  openSellersLink,
  present,
  sellersToken,
} from '../../../../../test/given-seller.ts'
import { race } from '../../../../../test/race.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { watchPresentations } from '../documents/watch-presentations.ts'
import { expireEscrows } from '../draft/expire-escrows.ts'
import { watchEscrowAgreements } from '../seller/watch-agreements.ts'
import { escalateDisputes } from './escalate-dispute.ts'

// What a job has read before somebody was quicker: it decides again on the locked row.

const app = theApp()
let payer: Payer
beforeEach(async () => {
  payer = await givenImporter(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

it('an escrow expires once where two processes find that its day has passed', async () => {
  const { id, late } = await givenLast()
  expect(statusesOf(await race(app, [() => expireEscrows(late), () => expireEscrows(late)]))).toEqual(
    bothDone,
  )
  expect(await statesOf(app, payer, id)).toEqual(['refunded', 'refunded'])
  expect(await countOf(id, 'expired')).toBe(1)
})

it('an escrow whose seller agrees to a later day in the last moment does not expire', async () => {
  const { id, late } = await givenLast()
  const { amendment_id, opened } = await givenChange(app, payer, id, { expiry_date: laterDay })
  const both = await race<unknown>(app, [
    () => answerChange(app, opened, amendment_id),
    () => expireEscrows(late),
  ])
  expect(statusesOf(both)).toEqual(bothDone)
  expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending'])
})

it('a block that is approved in the last moment is paid and not refunded', async () => {
  const { id, late } = await givenLast()
  const [body] = await decisionsOf(app, payer, id, 1)
  const both = await race<unknown>(app, [
    () => app.call(smartEscrows.decide, { body: body as never }, { token: payer.token }),
    () => expireEscrows(late),
  ])
  expect(statusesOf(both)).toEqual(bothDone)
  expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled'])
})

it('a seller who agrees in the last moment is not late, and one who is late is so once', async () => {
  const id = await givenEscrow(app, payer, { amount_sent: 1000 })
  const opened = await openSellersLink(app, await sellersToken(app))
  const other = await givenEscrow(app, payer, { amount_sent: 1000 })
  await daysPassBy(app, 10)
  const again = await openSellersLink(app, opened.token)
  await race<unknown>(app, [
    () => answerEscrow(app, again, { answer: 'agree', name: 'Jette Brandt' }),
    () => watchEscrowAgreements(app.deps),
  ])
  expect(await countOf(id, 'seller_late')).toBe(0)
  expect(await countOf(other, 'seller_late')).toBe(1)
  const third = await givenEscrow(app, payer, { amount_sent: 1000 })
  await daysPassBy(app, 10)
  const watch = () => watchEscrowAgreements(app.deps)
  expect(statusesOf(await race(app, [watch, watch]))).toEqual(bothDone)
  expect(await countOf(third, 'seller_late')).toBe(1)
})

it('a document that is refused in the last moment is not accepted by silence', async () => {
  const { id, opened } = await givenAgreedEscrow(app, payer, { amount_sent: 1000 })
  await present(app, opened, { amount: 300 })
  await daysPassBy(app, 20)
  const both = await race<unknown>(app, [
    () => examine(app, payer, id, { decision: 'refuse', differences: ['The stamp is missing'] }),
    () => watchPresentations(app.deps),
  ])
  expect(statusesOf(both)).toEqual(bothDone)
  expect((await newestPresentation(app, payer, id)).state).toBe('refused')
  expect(await countOf(id, 'silence_accepted')).toBe(0)
})

it('a document is accepted by silence once, and reminded of once, where two processes look', async () => {
  const { id, opened } = await givenAgreedEscrow(app, payer, { amount_sent: 1000 })
  await present(app, opened, { amount: 300 })
  await app.db
    .updateTable('escrow_presentations')
    .set({ due_at: new Date(app.deps.clock.now().getTime() + 3_600_000) })
    .where('smart_escrow_id', '=', id)
    .execute()
  const watch = () => watchPresentations(app.deps)
  expect(statusesOf(await race(app, [watch, watch]))).toEqual(bothDone)
  expect(await countOf(id, 'examination_due')).toBe(1)
  await daysPassBy(app, 20)
  expect(statusesOf(await race(app, [watch, watch]))).toEqual(bothDone)
  expect(await countOf(id, 'silence_accepted')).toBe(1)
})

it('a dispute that is settled in the last moment does not go to Tradelane', async () => {
  const { id } = await givenAgreedEscrow(app, payer, { amount_sent: 1000 })
  const { dispute_id, opened } = await givenDispute(app, payer, id)
  await offerAsSeller(app, opened, dispute_id, 50)
  const offer_id = (await readDisputes(app, payer, id)).disputes[0]?.offers[0]?.offer_id ?? ''
  await daysPassBy(app, 9)
  const body = { dispute_id, offer_id, answer: 'accept' as const }
  const both = await race<unknown>(app, [
    () => app.call(escrowDisputes.answer, { body }, { token: payer.token }),
    () => escalateDisputes(app.deps),
  ])
  expect(statusesOf(both)).toEqual(bothDone)
  expect((await readDisputes(app, payer, id)).disputes[0]?.state).toBe('settled')
  expect(await countOf(id, 'dispute_escalated_late')).toBe(0)
})

const countOf = async (id: string, what: string) =>
  (await readEscrow(app, payer, id)).timeline.filter(({ to }) => to === what).length
const statusesOf = (results: PromiseSettledResult<unknown>[]) => results.map(({ status }) => status)
const bothDone = ['fulfilled', 'fulfilled']

/** One block; its last day is tomorrow, and for `late` it has passed. */
async function givenLast() {
  const expiry_date = dayFromNow(app, 1)
  const conditions = await givenBlocks(app, payer, [100])
  const given = await givenAgreedEscrow(app, payer, { amount_sent: 1000, expiry_date, conditions })
  const now = app.deps.clock.now().getTime() + 3 * 86_400_000
  return { ...given, late: { ...app.deps, clock: { now: () => new Date(now) } } }
}
