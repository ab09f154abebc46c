import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { parseMoney } from '@tradelane/money'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { answerChange, blockOf, givenChange } from '../../../../test/given-amendment.ts'
import { decideDispute, givenDispute, givenEscalated } from '../../../../test/given-dispute.ts'
import {
  dollarsOf,
  fulfilBlock,
  givenDraftEscrow,
  givenImporter,
  readEscrow,
  settleEscrows,
} from '../../../../test/given-escrow.ts'
import { daysPassBy } from '../../../../test/given-funding.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import {
  givenAgreedEscrow,
  openSellersLink,
  readAsSeller,
  sellersToken,
} from '../../../../test/given-seller.ts'
import { theApp } from '../../../../test/the-app.ts'
import { expireEscrows } from './draft/expire-escrows.ts'

const app = theApp()
let payer: Payer
let id: string
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
beforeEach(async () => {
  payer = await givenImporter(app)
  // 8,000.00 less the fee of 160.00: 2,352.00 and 5,488.00.
  id = (await givenAgreedEscrow(app, payer)).id
})
afterEach(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('the amounts of an escrow', () => {
  it('are all in the escrow once it is funded', async () => {
    await expectAmounts({ paid_out: 0, returned: 0, remaining: 7840 })
  })

  it('say what was paid where one block is paid', async () => {
    await fulfilBlock(app, payer, id, 1)
    await expectAmounts({ paid_out: 2352, returned: 0, remaining: 5488 })
  })

  it('say what came back to the cent where a dispute was split', async () => {
    const { dispute_id } = await givenDispute(app, payer, id)
    await givenEscalated(app, payer, dispute_id)
    await decideDispute(app, dispute_id, 33)
    await expectAmounts({ paid_out: 776.16, returned: 1575.84, remaining: 5488 })
  })

  it('are those of the changed escrow after an amendment that adds and one that takes off', async () => {
    for (const amount of [6468, 5000.01]) {
      const { block_id } = await blockOf(app, payer, id, 2)
      const { amendment_id, opened } = await givenChange(app, payer, id, { blocks: [{ block_id, amount }] })
      expect((await answerChange(app, opened, amendment_id)).status).toBe(200)
    }
    await fulfilBlock(app, payer, id, 2)
    await expectAmounts({ paid_out: 5000.01, returned: 0, remaining: 2352 })
  })

  it('say what came back where the last day has passed', async () => {
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    await daysPassBy(app, 92)
    await expireEscrows(app.deps)
    await expectAmounts({ paid_out: 2352, returned: 5488, remaining: 0 })
  })

  it('are zero in a draft', async () => {
    const draft = await readEscrow(app, payer, await givenDraftEscrow(app, payer))
    expect({ ...draft.smart_escrow, remaining: draft.remaining }).toMatchObject({
      ...{ paid_out: 0, returned: 0, remaining: 0 },
    })
  })
})

const asOffice = async () => {
  const which = { body: { smart_escrow_id: id } }
  return (await app.call(officeEscrows.get, which, { token: admin })).body
}
const cents = (amount: number) => parseMoney(String(amount), 'USD').amount

type Amounts = { paid_out: number; returned: number; remaining: number }

/** Buyer, seller and back office read the same amounts, which the books have too, and which add up to what was sent. */
async function expectAmounts({ paid_out, returned, remaining }: Amounts) {
  await settleEscrows(app)
  for (const { smart_escrow, remaining: rest } of [await readEscrow(app, payer, id), await asOffice()]) {
    expect({ ...smart_escrow, remaining: rest }).toMatchObject({ paid_out, returned, remaining })
    const whole = [paid_out, returned, remaining, smart_escrow.fees].map(cents)
    expect(whole.reduce((sum, each) => sum + each)).toBe(cents(smart_escrow.amount_sent))
  }
  const seller = await readAsSeller(app, await openSellersLink(app, await sellersToken(app)))
  expect(seller).toMatchObject({ paid_out, returned, remaining })
  const { available, escrow } = await dollarsOf(app, payer.companyId)
  expect(escrow ?? '0').toBe(remaining === 0 ? '0' : remaining.toFixed(2))
  expect(cents(Number(available))).toBe(cents(20_000) - cents(seller.amount_sent) + cents(returned))
}
