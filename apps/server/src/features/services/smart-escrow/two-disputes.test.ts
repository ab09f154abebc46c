import { escrowDisputes } from '@tradelane/contract/smart-escrow/dispute-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { decideDispute, givenDispute, givenEscalated } from '../../../../test/given-dispute.ts'
import { givenImporter, readEscrow } from '../../../../test/given-escrow.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { givenAgreedEscrow } from '../../../../test/given-seller.ts'
import { theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
let payer: Payer
let id: string
let first: string
let second: string
beforeEach(async () => {
  payer = await givenImporter(app)
  id = (await givenAgreedEscrow(app, payer, { amount_sent: 1000 })).id
  first = (await givenDispute(app, payer, id, 1)).dispute_id
  second = (await givenDispute(app, payer, id, 2)).dispute_id
  await givenEscalated(app, payer, first)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('of two disputes of an escrow, the end of one', () => {
  it('leaves Tradelane the other, where both were for it to decide', async () => {
    await escalate(second)
    await decideDispute(app, first, 50)
    expect(await standing()).toBe('escalated')
    expect(await openTasks()).toEqual(['decide-escrow-dispute', 'settle-escrow-dispute'])
  })

  it('leaves the buyer the other, where only one was for Tradelane to decide', async () => {
    expect(await standing()).toBe('open')
    await decideDispute(app, first, 50)
    expect(await standing()).toBe('open')
    expect(await openTasks()).toEqual(['settle-escrow-dispute'])
  })

  it('refunds nothing of the other block', async () => {
    await escalate(second)
    await decideDispute(app, first, 50)
    await decideDispute(app, second, 50)
    const { smart_escrow } = await readEscrow(app, payer, id)
    // 294.00 and 686.00 are the blocks.
    expect(smart_escrow.conditions.map(({ refunded }) => refunded)).toEqual([147, 343])
  })
})

describe('the end of the last dispute of an escrow', () => {
  it('leaves nothing of it to be done, and another escrow its own dispute', async () => {
    const other = (await givenAgreedEscrow(app, payer, { amount_sent: 1000 })).id
    const elsewhere = await givenDispute(app, payer, other, 1)
    await givenEscalated(app, payer, elsewhere.dispute_id)
    await escalate(second)
    await decideDispute(app, first, 50)
    await decideDispute(app, second, 50)
    expect(await standing()).toBeNull()
    expect(await openTasks()).toEqual([])
    expect(await standing(other)).toBe('escalated')
    expect(await openTasks(other)).toEqual(['decide-escrow-dispute', 'settle-escrow-dispute'])
  })
})

const escalate = async (dispute_id: string) =>
  app.call(escrowDisputes.escalate, { body: { dispute_id } }, { token: payer.token })
const openTasks = async (subjectId = id) => {
  while ((await processEvents(app.deps)) > 0);
  const rows = app.db.selectFrom('tasks').select('kind').where('subject_id', '=', subjectId)
  return (await rows.where('closed_at', 'is', null).execute()).map(({ kind }) => kind).toSorted()
}
const standing = async (escrowId = id) =>
  (
    await app.db
      .selectFrom('smart_escrows')
      .select('dispute')
      .where('smart_escrow_id', '=', escrowId)
      .executeTakeFirstOrThrow()
  ).dispute
