import { escrowDisputes, officeDisputes } from '@tradelane/contract/smart-escrow/dispute-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { afterChangesEnded, decideChange, listChanges } from '../../../../../test/given-change.ts'
import {
  givenDispute,
  givenEscalated,
  offerAsSeller,
  readDisputes,
} from '../../../../../test/given-dispute.ts'
import { dollarsOf, givenImporter, settleEscrows } from '../../../../../test/given-escrow.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { givenAgreedEscrow } from '../../../../../test/given-seller.ts'
import { type Administrator, givenOnlyAdministrator } from '../../../../../test/given-staff.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app)
let payer: Payer
let escrowId: string
let dispute: Awaited<ReturnType<typeof givenDispute>>
let trader: Administrator
let financier: Administrator
beforeEach(async () => {
  payer = await givenImporter(app)
  escrowId = (await givenAgreedEscrow(app, payer)).id
  dispute = await givenDispute(app, payer, escrowId)
  await givenEscalated(app, payer, dispute.dispute_id)
  await givenOnlyAdministrator(app)
  trader = await givenAdministrator(app, 'trade')
  financier = await givenAdministrator(app, 'finance')
})

describe('a split of two people', () => {
  test('moves the money with the approval, and not before, and both sides read one decision', async () => {
    const asked = await split(trader, 60)
    expect([asked.status, asked.body.message]).toEqual([200, 'The change waits for a second person.'])
    expect(await dollars()).toEqual({ available: '12000.00', escrow: '7840.00' })
    const change = (await listChanges(app, financier)).find(
      ({ change_id }) => change_id === asked.body.change_id,
    )
    expect(change).toMatchObject({
      ...{ kind: 'dispute_split', subject_id: dispute.dispute_id, before: { status: 'With Tradelane' } },
      ...{
        after: { to_the_seller: '1,411.20 USD', back_to_the_buyer: '940.80 USD', released_percent: '60' },
      },
    })
    expect(codeOf(await decideChange(app, trader, change?.change_id))).toBe('OWN_CHANGE')
    expect((await decideChange(app, financier, change?.change_id)).status).toBe(200)
    await settleEscrows(app)
    expect(await dollars()).toEqual({ available: '12940.80', escrow: '5488.00' })
    expect(await seen()).toMatchObject({ state: 'decided', result: { released_percent: 60, reason } })
  })

  test('closes another decision until it is refused, and moves nothing then', async () => {
    const id = (await split(trader, 60)).body.change_id
    const again = await split(financier, 10)
    expect([codeOf(again), failure(again).message]).toEqual([
      'ILLEGAL_STATE',
      'A change waits for a second person. Approve, refuse or withdraw it first.',
    ])
    expect((await decideChange(app, financier, id, { decision: 'refuse' })).status).toBe(200)
    expect(await seen()).toMatchObject({ state: 'escalated' })
    expect((await split(financier, 10)).body.change_id).not.toBe(id)
  })

  test('is made once, where two approve at once', async () => {
    const id = (await split(trader, 60)).body.change_id
    const third = await givenAdministrator(app, 'finance')
    const outcomes = await race(app, [
      () => decideChange(app, financier, id),
      () => decideChange(app, third, id),
    ])
    expect(outcomes.map((one) => one.status === 'fulfilled' && one.value.status)).toEqual([200, 409])
    await settleEscrows(app)
    expect(await dollars()).toEqual({ available: '12940.80', escrow: '5488.00' })
  })

  test('is not made over what buyer and seller settled meanwhile', async () => {
    const id = (await split(trader, 60)).body.change_id
    await offerAsSeller(app, dispute.opened, dispute.dispute_id, 90)
    const offer_id = (await seen())?.offers[0]?.offer_id ?? ''
    const accept = { dispute_id: dispute.dispute_id, offer_id, answer: 'accept' } as const
    expect((await app.call(escrowDisputes.answer, { body: accept }, payer)).status).toBe(200)
    const late = await decideChange(app, financier, id)
    expect([late.status, codeOf(late), failure(late).message]).toEqual([
      409,
      'CONFLICT',
      'The dispute has ended. Read how on this page.',
    ])
    expect((await decideChange(app, financier, id, { decision: 'refuse' })).status).toBe(200)
  })

  test('ends after a week, and can be asked for again', async () => {
    const id = (await split(trader, 60)).body.change_id
    financier = await afterChangesEnded(app, financier)
    expect(codeOf(await decideChange(app, financier, id))).toBe('CONFLICT')
    expect((await split(financier, 60)).body.change_id).not.toBe(id)
  })
})

const reason = 'The photos show rust on 40 % of the goods.'
const split = (by: Administrator, released_percent: number) =>
  app.call(
    officeDisputes.decide,
    { body: { dispute_id: dispute.dispute_id, released_percent, reason } },
    { token: by.token },
  )
const dollars = () => dollarsOf(app, payer.companyId)
const seen = async () => (await readDisputes(app, payer, escrowId)).disputes[0]
const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
