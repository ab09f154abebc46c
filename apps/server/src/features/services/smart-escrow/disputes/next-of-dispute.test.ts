import {
  escrowDisputes,
  officeDisputes,
  sellersDisputeCalls,
} from '@tradelane/contract/smart-escrow/dispute-calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { dayOf } from '@tradelane/providers'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import {
  decideDispute,
  givenDispute,
  givenEscalated,
  offerAsBuyer,
  offerAsSeller,
  readDisputes,
} from '../../../../../test/given-dispute.ts'
import {
  changePayeeAccount,
  givenImporter,
  readEscrow,
  settleEscrows,
} from '../../../../../test/given-escrow.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import {
  givenAgreedEscrow,
  type OpenedEscrow,
  openSellersLink,
  readAsSeller,
  sellersToken,
} from '../../../../../test/given-seller.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'

const app = theApp()
let payer: Payer
let id: string
let admin: string
let dispute_id: string
let opened: OpenedEscrow
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
beforeEach(async () => {
  payer = await givenImporter(app)
  id = (await givenAgreedEscrow(app, payer)).id
  const given = await givenDispute(app, payer, id)
  dispute_id = given.dispute_id
  opened = given.opened
})
afterEach(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('in a dispute it is', () => {
  it('the turn of the side that did not open it, by the third day', async () => {
    expect(await turns()).toEqual(sellersTurn)
    const { dispute_number, answer_due_at } = await dispute()
    expect(await nextForBuyer()).toEqual({
      who: 'counterparty',
      text: `The seller answers in dispute ${dispute_number} with an offer or a statement.`,
      by: answer_due_at,
    })
    expect((await nextForSeller())?.text).toContain('Answer the buyer')
  })

  it('the buyer’s turn once the seller has answered with a statement', async () => {
    expect((await speakAsSeller()).status).toBe(200)
    expect(await turns()).toEqual(buyersTurn)
    expect((await nextForBuyer())?.by).toEqual((await dispute()).escalates_at)
  })

  it('the buyer’s turn while an offer of the seller waits', async () => {
    await offerAsSeller(app, opened, dispute_id, 90)
    expect(await turns()).toEqual(buyersTurn)
    expect((await nextForBuyer())?.text).toContain('Accept or refuse the offer of the seller')
    expect((await nextForSeller())?.text).toContain('The buyer accepts or refuses your offer')
    expect((await nextForOffice())?.text).toContain('The buyer accepts or refuses the offer of the seller')
    const which = { body: { smart_escrow_id: id } }
    const { body } = await app.call(officeEscrows.get, which, { token: admin })
    expect(body.next).toEqual(await nextForOffice())
  })

  it('the seller’s turn while an offer of the buyer waits, also after a statement of the seller', async () => {
    await offerAsBuyer(app, payer, dispute_id, 40)
    expect(await turns()).toEqual(sellersTurn)
    expect((await nextForBuyer())?.text).toContain('The seller accepts or refuses your offer')
    expect((await nextForSeller())?.text).toContain('Accept or refuse the offer of the buyer')
    expect((await speakAsSeller()).status).toBe(200)
    expect(await turns()).toEqual(sellersTurn)
  })

  it('the turn of the side that got the newer of two offers', async () => {
    await offerAsSeller(app, opened, dispute_id, 90)
    app.clock.advance(1000)
    await offerAsBuyer(app, payer, dispute_id, 40)
    expect(await turns()).toEqual(sellersTurn)
  })

  it('the turn of the side whose offer was refused', async () => {
    await offerAsSeller(app, opened, dispute_id, 90)
    const body = { dispute_id, offer_id: await newestOffer(), answer: 'refuse' as const }
    app.clock.advance(1000)
    expect((await app.call(escrowDisputes.answer, { body }, token())).status).toBe(200)
    expect(await turns()).toEqual(sellersTurn)
  })

  it('Tradelane’s turn once it was asked, then the payments provider’s, until the block is paid', async () => {
    await givenEscalated(app, payer, dispute_id)
    expect(await turns()).toEqual(['tradelane', 'tradelane', 'tradelane'])
    await decideDispute(app, dispute_id, 60)
    expect(await nextForOffice()).toMatchObject({ who: 'provider' })
    // The other block waits for the buyer.
    expect((await nextForBuyer())?.text).toBe('Decide about the conditions of block 2.')
    expect((await nextForSeller())?.text).toBe('The buyer decides about the conditions of block 2.')
    await settleEscrows(app)
    expect(await nextForOffice()).toBeNull()
  })

  it('Tradelane’s turn within five business days, while the buyer can accept an offer made since', async () => {
    await givenEscalated(app, payer, dispute_id)
    const due = dueAt('decideDispute', app.deps.clock.now(), 'DE')
    await offerAsSeller(app, opened, dispute_id, 90)
    expect(await turns()).toEqual(['approver', 'tradelane', 'tradelane'])
    const { dispute_number } = await dispute()
    expect(await nextForBuyer()).toEqual({
      who: 'approver',
      text: `Tradelane decides dispute ${dispute_number}. Until then you can accept the offer of the seller.`,
      by: expect.anything(),
    })
    for (const next of [await nextForBuyer(), await nextForSeller(), await nextForOffice()])
      expect(dayOf(new Date(next?.by ?? 0))).toBe(dayOf(due))
  })

  it('the buyer’s turn where the payout waits for a changed account', async () => {
    await givenEscalated(app, payer, dispute_id)
    await changePayeeAccount(app, payer, '987654321')
    await decideDispute(app, dispute_id, 60)
    await settleEscrows(app)
    expect(await turns()).toEqual(['approver', 'counterparty', 'approver'])
  })
})

describe('in two disputes', () => {
  it('each side reads first what it has to do itself', async () => {
    await offerAsSeller(app, opened, dispute_id, 90)
    await givenDispute(app, payer, id, 2)
    expect((await nextForBuyer())?.text).toContain('Accept or refuse the offer of the seller')
    expect((await nextForSeller())?.text).toContain('Answer the buyer')
  })
})

const token = () => ({ token: payer.token })
const nextForSeller = async () =>
  (await readAsSeller(app, await openSellersLink(app, await sellersToken(app)))).next
const nextForOffice = async () =>
  (await app.call(officeDisputes.get, { body: { dispute_id } }, { token: admin })).body.next
const nextForBuyer = async () => (await readEscrow(app, payer, id)).next
/** Who acts next, as buyer, seller and back office read it: on the seller's page `customer` is the seller. */
const turns = async () => [
  (await nextForBuyer())?.who,
  (await nextForSeller())?.who,
  (await nextForOffice())?.who,
]
const buyersTurn = ['approver', 'counterparty', 'approver']
const sellersTurn = ['counterparty', 'customer', 'counterparty']
const dispute = async () => {
  const found = (await readDisputes(app, payer, id)).disputes.find((each) => each.dispute_id === dispute_id)
  if (!found) throw new Error('there is no dispute')
  return found
}
const newestOffer = async () => (await dispute()).offers.at(-1)?.offer_id ?? ''
const speakAsSeller = () =>
  app.call(sellersDisputeCalls.speak, { body: { ...opened, dispute_id, text: 'See the photos.' } })
