import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { givenChange, laterDay, saveChange } from '../../../../../test/given-amendment.ts'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import {
  decisionsOf,
  dollarsOf,
  fulfilBlock,
  givenBlocks,
  givenEscrow,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import { daysPassBy } from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import {
  agree,
  answerEscrow,
  decline,
  openSellersLink,
  readAsSeller,
  sellersToken,
} from '../../../../../test/given-seller.ts'
import { openTasksOf } from '../../../../../test/open-tasks.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { watchEscrowAgreements } from '../seller/watch-agreements.ts'

const app = theApp()
let payer: Payer
let id: string
let token: string
beforeEach(async () => {
  payer = await givenImporter(app)
  id = await givenEscrow(app, payer)
  token = await sellersToken(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('cancelling', () => {
  it('leaves nothing to agree to or to change, also while a block is being paid', async () => {
    const { opened } = await givenChange(app, payer, id)
    await fulfilBlock(app, payer, id, 1)
    expect((await readEscrow(app, payer, id)).back_if_cancelled).toBe(5488)
    expect((await cancel()).body.message).toBe(
      'The escrow has been cancelled. 5,488.00 USD is back in your balance. The fee of 160.00 USD is not given back. 2,352.00 USD is still being paid to the seller.',
    )
    expect((await answerEscrow(app, opened, agree)).status).toBe(409)
    expect((await ask()).status).toBe(409)
    const again = await saveChange(app, payer, id, { expiry_date: laterDay })
    expect([again.status, failure(again).message]).toEqual([409, 'A cancelled escrow cannot be changed.'])
    expect(await readEscrow(app, payer, id)).toMatchObject({
      smart_escrow: { status: 'approved', agreement: 'cancelled' },
      ...{ may_ask_seller: false, may_amend: false, may_cancel: false },
      amendments: [{ state: 'lapsed' }],
      next: { who: 'provider' },
    })
    // Nor is the buyer asked to call the seller.
    await daysPassBy(app, 10)
    await watchEscrowAgreements(app.deps)
    expect(await openTasks()).toEqual([])
    expect(await readAsSeller(app, opened)).toMatchObject({
      agreement: 'cancelled',
      next: { text: 'The payments provider pays you.' },
    })
  })

  it('leaves nothing to agree to either where all of the money is back', async () => {
    const opened = await openSellersLink(app, token)
    expect((await cancel()).status).toBe(200)
    expect([(await answerEscrow(app, opened, agree)).status, (await ask()).status]).toEqual([409, 409])
  })

  it('keeps the answer of the seller that had declined', async () => {
    await fulfilBlock(app, payer, id, 1)
    expect((await answerEscrow(app, await openSellersLink(app, token), decline)).status).toBe(200)
    expect((await cancel()).status).toBe(200)
    expect((await readEscrow(app, payer, id)).smart_escrow).toMatchObject({
      ...{ status: 'approved', agreement: 'cancelled', agreement_by: 'Jette Brandt' },
      agreement_reason: decline.reason,
    })
  })

  it('counts as one where a process of before has left the event only', async () => {
    const { opened } = await givenChange(app, payer, id)
    await fulfilBlock(app, payer, id, 1)
    expect((await cancel()).status).toBe(200)
    await app.db
      .updateTable('smart_escrows')
      .set({ agreement_cancelled_at: null })
      .where('smart_escrow_id', '=', id)
      .execute()
    expect((await answerEscrow(app, opened, agree)).status).toBe(409)
    expect((await ask()).status).toBe(409)
    const again = await saveChange(app, payer, id, { expiry_date: laterDay })
    expect([again.status, failure(again).message]).toEqual([409, 'A cancelled escrow cannot be changed.'])
    await daysPassBy(app, 10)
    await watchEscrowAgreements(app.deps)
    expect(await openTasks()).toEqual([])
  })

  it('gives back what a proposed change has set aside, and says what of the money comes back', async () => {
    const [, second] = (await readEscrow(app, payer, id)).smart_escrow.conditions
    await givenChange(app, payer, id, { blocks: [{ block_id: second?.block_id ?? '', amount: 6468 }] })
    expect(await dollarsOf(app, payer.companyId)).toMatchObject({ available: '11000.00' })
    expect((await readEscrow(app, payer, id)).back_if_cancelled).toBe(8840)
    expect((await cancel()).body.message).toBe(
      'The escrow has been cancelled. 8,840.00 USD is back in your balance. The fee of 160.00 USD is not given back.',
    )
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '19840.00' })
  })

  it('leaves a block that is being paid', async () => {
    await fulfilBlock(app, payer, id, 1)
    const [second] = await decisionsOf(app, payer, id, 2)
    expect((await cancel()).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'refunded'])
    const late = await app.call(smartEscrows.decide, { body: second as never }, { token: payer.token })
    expect(late.status).toBe(409)
    expect((await readEscrow(app, payer, id)).timeline.at(-1)?.text).toBe(
      'You cancelled the escrow. 5,488.00 USD went back to the balance. The seller declined.',
    )
    await settleEscrows(app)
    expect((await statesOf(app, payer, id))[0]).toBe('refunded')
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '17488.00' })
  })

  it('takes back a block whose payout was refused', async () => {
    const conditions = await givenBlocks(app, payer, [100])
    id = await givenEscrow(app, payer, { conditions, reference: 'SIM-REJECT' })
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'refused'])
    expect((await cancel()).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'refunded'])
    expect(await dollarsOf(app, payer.companyId)).toMatchObject({ available: '11840.00' })
  })

  it('and asking are for the company’s own people, each in its role', async () => {
    const stranger = await givenImporter(app)
    expect([(await cancel(stranger)).status, (await ask(stranger)).status]).toEqual([404, 404])
    const viewer = { ...payer, ...(await givenColleague(app, payer, 'viewer')) }
    expect([(await cancel(viewer)).status, (await ask(viewer)).status]).toEqual([403, 403])
    const preparer = { ...payer, ...(await givenColleague(app, payer, 'preparer')) }
    expect([(await cancel(preparer)).status, (await ask(preparer)).status]).toEqual([403, 200])
  })

  it('needs a reason', async () => {
    expect((await cancel(payer, ' ')).status).toBe(400)
  })
})

const cancel = (who = payer, reason = 'The seller declined') =>
  app.call(smartEscrows.cancel, { body: { smart_escrow_id: id, reason } }, { token: who.token })
const ask = (who = payer) =>
  app.call(smartEscrows.askSeller, { body: { smart_escrow_id: id } }, { token: who.token })
const openTasks = () => openTasksOf(app, id)
