import { notifications } from '@tradelane/contract/notifications/calls'
import { escrowLists } from '@tradelane/contract/smart-escrow/list-calls'
import { escrowStatesAs } from '@tradelane/contract/smart-escrow/shown-states'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decideDispute, givenDispute, givenEscalated } from '../../../../test/given-dispute.ts'
import { fulfilBlock, givenImporter, readEscrow, settleEscrows } from '../../../../test/given-escrow.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import {
  givenAgreedEscrow,
  openSellersLink,
  readAsSeller,
  sellersToken,
} from '../../../../test/given-seller.ts'
import { theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
let payer: Payer
let id: string
beforeEach(async () => {
  payer = await givenImporter(app)
  id = (await givenAgreedEscrow(app, payer)).id
})
afterEach(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('an escrow of which a part was paid and the rest went back', () => {
  beforeEach(() => end(95, 'paid'))

  it('says so to both sides, in the list and on the transaction summary, and is not called refunded', async () => {
    // 95 % of 2,352.00, and 5,488.00.
    const seen = { paid_out: 7722.4 }
    expect((await readEscrow(app, payer, id)).smart_escrow).toMatchObject({ status: 'refunded', ...seen })
    expect(await listed()).toMatchObject({ status: 'refunded', ...seen })
    expect(await shownInTrade()).toMatchObject({ status: 'Partly paid, rest returned', ...seen })
    const opened = await openSellersLink(app, await sellersToken(app))
    expect(await readAsSeller(app, opened)).toMatchObject({ state: 'refunded', ...seen })
    expect(escrowStatesAs({ isPartlyPaid: true }).refunded).toMatchObject({
      label: 'Partly paid, rest returned',
      tone: 'done',
    })
  })

  it('ends its time line with both amounts, for buyer and seller', async () => {
    const last = {
      title: 'Partly paid, rest returned',
      text: '7,722.40 USD was paid to the seller. 117.60 USD went back to the buyer.',
      tone: 'done',
    }
    expect((await readEscrow(app, payer, id)).timeline.at(-1)).toMatchObject(last)
    const opened = await openSellersLink(app, await sellersToken(app))
    expect((await readAsSeller(app, opened)).timeline.at(-1)).toMatchObject(last)
  })

  it('is in the news of the buyer as partly paid', async () => {
    expect(await news()).toContain(': partly paid, rest returned')
  })
})

describe('an escrow of which everything went back', () => {
  beforeEach(() => end(0, 'refunded'))

  it('is refunded', async () => {
    expect(await listed()).toMatchObject({ status: 'refunded', paid_out: 0 })
    expect(await shownInTrade()).toMatchObject({ status: 'Refunded', paid_out: 0 })
    expect((await readEscrow(app, payer, id)).timeline.at(-1)).toMatchObject({
      title: 'Refunded',
      tone: 'lost',
    })
    expect(await news()).toContain(': refunded')
  })
})

/** Of the first block this part is paid, of the second block all or nothing. */
async function end(percent: number, second: 'paid' | 'refunded') {
  const first = await givenDispute(app, payer, id, 1)
  if (second === 'paid') await fulfilBlock(app, payer, id, 2)
  const other = second === 'refunded' && (await givenDispute(app, payer, id, 2))
  await givenEscalated(app, payer, first.dispute_id)
  await decideDispute(app, first.dispute_id, percent)
  if (other) {
    await givenEscalated(app, payer, other.dispute_id)
    await decideDispute(app, other.dispute_id, 0)
  }
  await settleEscrows(app)
}

const listed = async () => {
  const { body } = await app.call(escrowLists.list, { query: {} }, { token: payer.token })
  return body.smart_escrows[0]
}
const shownInTrade = async () => {
  const { body } = await app.call(transactionSummary.get, { query: {} }, { token: payer.token })
  return body.smart_escrow_data[0]
}
const news = async () => {
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(notifications.list, { query: {} }, { token: payer.token })
  return JSON.stringify(body)
}
