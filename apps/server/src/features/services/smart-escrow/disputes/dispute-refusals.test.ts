import { randomUUID } from 'node:crypto'
import { escrowDisputes, sellersDisputeCalls } from '@tradelane/contract/smart-escrow/dispute-calls'
import { mostOffers, mostStatements } from '@tradelane/contract/smart-escrow/dispute-states'
import { splitOf } from '@tradelane/contract/smart-escrow/split'
import { checkInvariants } from '@tradelane/ledger'
import { parseMoney } from '@tradelane/money'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  decideDispute,
  givenDispute,
  givenEscalated,
  offerAsBuyer,
  offerAsSeller,
  openAsBuyer,
  readDisputes,
  readDisputesAsSeller,
} from '../../../../../test/given-dispute.ts'
import { givenEscrow, givenImporter, readEscrow } from '../../../../../test/given-escrow.ts'
import { daysPassBy } from '../../../../../test/given-funding.ts'
import { hafenhandel } from '../../../../../test/given-partner.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { givenAgreedEscrow, type OpenedEscrow } from '../../../../../test/given-seller.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { escalateDisputes } from './escalate-dispute.ts'
import { splitFacts } from './split-dispute.ts'

const app = theApp()
let payer: Payer
let id: string
let dispute_id: string
let opened: OpenedEscrow
let number: string
beforeEach(async () => {
  payer = await givenImporter(app)
  id = (await givenAgreedEscrow(app, payer, { amount_sent: 1000 })).id
  ;({ dispute_id, opened } = await givenDispute(app, payer, id))
  number = (await readDisputes(app, payer, id)).disputes[0]?.dispute_number ?? ''
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('opening a dispute is refused', () => {
  it('about a block that the escrow does not have', async () => {
    const body = { smart_escrow_id: id, condition: randomUUID(), reason: 'Rust' }
    expect((await app.call(escrowDisputes.open, { body }, token())).status).toBe(404)
  })

  it('before the seller has agreed, with the way out', async () => {
    const waiting = await givenEscrow(app, payer, { amount_sent: 1000 })
    expect(refusal(await openAsBuyer(app, payer, waiting))).toEqual([
      409,
      'The seller has not agreed to the escrow. The buyer can cancel it instead.',
    ])
  })
})

describe('a statement', () => {
  it('is said on the time line, and mailed to the seller', async () => {
    expect((await speak()).status).toBe(200)
    expect(await said()).toBe(`The buyer added a statement to dispute ${number}.`)
    expect(await mailed()).toContain(`The buyer added a statement to dispute ${number}.`)
  })

  it('is one of twenty of its side', async () => {
    const one = { dispute_id, uid: payer.companyId, text: 'Photos', file: null, made_at: app.clock.now() }
    const made = Array.from({ length: mostStatements - 2 }, () => ({ ...one, statement_id: randomUUID() }))
    const ofSeller = { ...one, statement_id: randomUUID(), side: 'seller' as const }
    await app.db
      .insertInto('escrow_dispute_statements')
      .values([...made.map((each) => ({ ...each, side: 'buyer' as const })), ofSeller])
      .execute()
    // The first one opened the dispute.
    expect((await speak()).status).toBe(200)
    expect(refusal(await speak())).toEqual([409, 'At most 20 statements of one side.'])
    const body = { ...opened, dispute_id, text: 'It is a little rust.' }
    expect((await app.call(sellersDisputeCalls.speak, { body })).status).toBe(200)
  })
})

describe('an offer', () => {
  it('is said with both parts, and mailed to the seller without them', async () => {
    expect((await offerAsBuyer(app, payer, dispute_id, 40)).status).toBe(200)
    // 40 % of 294.00.
    expect(await said()).toBe(
      `The buyer offers in dispute ${number}: 117.60 USD to the seller, 176.40 USD back to the buyer. For the rust.`,
    )
    expect(await mailed()).toContain(
      `The buyer offers a split in dispute ${number}. Accept it, refuse it, or make an offer of your own.`,
    )
  })

  it('is one of twenty of its side', async () => {
    const one = {
      dispute_id,
      uid: payer.companyId,
      note: 'Rust',
      released_percent: 1,
      made_at: app.clock.now(),
    }
    const made = Array.from({ length: mostOffers - 1 }, () => ({
      ...{ ...one, offer_id: randomUUID(), side: 'buyer' as const, answer: 'refused' as const },
      answered_at: app.clock.now(),
    }))
    await app.db.insertInto('escrow_dispute_offers').values(made).execute()
    expect((await offerAsBuyer(app, payer, dispute_id, 40)).status).toBe(200)
    expect(refusal(await offerAsBuyer(app, payer, dispute_id, 41))).toEqual([
      409,
      'At most 20 offers of one side.',
    ])
    expect((await offerAsSeller(app, opened, dispute_id, 90)).status).toBe(200)
  })

  it('is not answered by its own side, nor twice, nor where there is none', async () => {
    await offerAsBuyer(app, payer, dispute_id, 40)
    expect(refusal(await answerAsBuyer('accept'))).toEqual([
      409,
      'This is your own offer. The other side answers it.',
    ])
    await offerAsSeller(app, opened, dispute_id, 90)
    expect((await answerAsBuyer('refuse')).status).toBe(200)
    expect(await said()).toBe(`The buyer refused the offer in dispute ${number}.`)
    expect(await mailed()).toContain(`The buyer refused your offer in dispute ${number}.`)
    expect(refusal(await answerAsBuyer('accept'))).toEqual([409, 'This offer cannot be accepted any more.'])
    expect((await answerAsBuyer('accept', randomUUID())).status).toBe(404)
  })

  it('that is accepted settles the dispute, and the other side’s own is replaced', async () => {
    await offerAsBuyer(app, payer, dispute_id, 40)
    await offerAsSeller(app, opened, dispute_id, 90)
    await answerAsBuyer('refuse')
    await offerAsSeller(app, opened, dispute_id, 50)
    expect((await answerAsBuyer('accept')).status).toBe(200)
    const [dispute] = (await readDisputes(app, payer, id)).disputes
    expect(dispute?.offers.map(({ answer }) => answer)).toEqual(['replaced', 'refused', 'accepted'])
    expect(await mailed()).toContain(`Dispute ${number} is settled: the buyer accepted your offer.`)
    const { timeline } = await readEscrow(app, payer, id)
    expect(timeline.find(({ title }) => title === 'Dispute settled')?.text).toMatch(
      new RegExp(`The buyer .*${number}.*147\\.00 USD to the seller, 147\\.00 USD back`),
    )
  })
})

describe('asking Tradelane', () => {
  it('is refused before its day, which the answer says', async () => {
    expect(refusal(await escalate())).toEqual([
      409,
      expect.stringMatching(/^You can ask Tradelane to decide after \d+ \w+ \d{4}, 23:59 GMT-[45]\.$/),
    ])
  })

  it('is done once, and said to both sides', async () => {
    await givenEscalated(app, payer, dispute_id)
    expect(await said()).toBe(`The buyer asked Tradelane to decide dispute ${number}.`)
    expect(await mailed()).toContain(
      `The buyer asked Tradelane to decide dispute ${number}. Add a statement if we need to know more.`,
    )
    expect(refusal(await escalate())).toEqual([409, 'Tradelane decides this dispute already.'])
  })

  it('comes before its decision', async () => {
    expect(refusal(await decideDispute(app, dispute_id, 50))).toEqual([
      409,
      'Nobody has asked Tradelane to decide yet.',
    ])
  })

  it('is not needed after eight days: each dispute goes there, and both sides read it', async () => {
    const second = await givenDispute(app, payer, id, 2)
    await daysPassBy(app, 9)
    await escalateDisputes(app.deps, 1)
    const { disputes } = await readDisputes(app, payer, id)
    expect(disputes.map(({ state }) => state)).toEqual(['escalated', 'escalated'])
    const other = disputes.find((one) => one.dispute_id === second.dispute_id)?.dispute_number
    const { timeline } = await readEscrow(app, payer, id)
    for (const each of [number, other]) {
      expect(timeline.map(({ text }) => text)).toContain(
        `Buyer and seller have not agreed in time. Tradelane decides dispute ${each}.`,
      )
      expect(await mailed()).toContain(
        `Tradelane decides dispute ${each}. Add a statement if we need to know more.`,
      )
    }
  })

  it('brings a decision that the seller is mailed', async () => {
    await givenEscalated(app, payer, dispute_id)
    expect((await decideDispute(app, dispute_id, 50)).status).toBe(200)
    expect(await mailed()).toContain(`Tradelane has decided dispute ${number}.`)
    expect((await readDisputesAsSeller(app, opened)).disputes[0]?.state).toBe('decided')
  })
})

it('a split rounds the seller’s part down to the cent, and leaves the rest to the buyer', () => {
  const split = (amount: string, percent: number) => splitFacts(splitOf(parseMoney(amount, 'USD'), percent))
  expect(split('0.99', 50)).toEqual({ released: '0.49 USD', refunded: '0.50 USD' })
  expect(split('100.00', 33)).toEqual({ released: '33.00 USD', refunded: '67.00 USD' })
  expect(split('100.00', 0)).toEqual({ released: '0.00 USD', refunded: '100.00 USD' })
  expect(split('100.00', 100)).toEqual({ released: '100.00 USD', refunded: '0.00 USD' })
})

const token = () => ({ token: payer.token })
const refusal = (answer: { status: number; body: unknown }) => [
  answer.status,
  failure(answer as never).message,
]
const newestOffer = async () =>
  (await readDisputes(app, payer, id)).disputes.at(-1)?.offers.at(-1)?.offer_id ?? ''
const answerAsBuyer = async (answer: 'accept' | 'refuse', offer_id?: string) => {
  const body = { dispute_id, offer_id: offer_id ?? (await newestOffer()), answer }
  return app.call(escrowDisputes.answer, { body }, token())
}
const escalate = () => app.call(escrowDisputes.escalate, { body: { dispute_id } }, token())
const speak = () => app.call(escrowDisputes.speak, { body: { dispute_id, text: 'Photos' } }, token())
/** The newest entry of the buyer's time line. */
const said = async () => (await readEscrow(app, payer, id)).timeline.at(-1)?.text
const mailed = async () => {
  await app.runJobs()
  return (await app.mails(hafenhandel.email)).map(({ text }) => text).join('\n')
}
