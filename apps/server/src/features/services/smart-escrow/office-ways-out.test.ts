import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  fulfilBlock,
  givenEscrow,
  givenImporter,
  readEscrow,
  removePayeeAccount,
  settleEscrows,
  statesOf,
} from '../../../../test/given-escrow.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { theApp } from '../../../../test/the-app.ts'

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

describe('of a payout that was refused, the back office', () => {
  it('is offered both ways out, and none before', async () => {
    const id = await givenEscrow(app, payer, { reference: 'SIM-REJECT' })
    expect(await offered(id)).toEqual([false, false])
    await fulfilBlock(app, payer, id, 1)
    expect(await offered(id)).toEqual([false, false])
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'refused', 'pending'])
    expect(await offered(id)).toEqual([true, true])
  })

  it('has it made again, which the time line says, and is offered nothing meanwhile', async () => {
    const id = await givenEscrow(app, payer, { reference: 'SIM-REJECT' })
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    expect((await retry(id)).status).toBe(200)
    expect(await lastText(id)).toBe('Tradelane had the payout of block 1 made again.')
    expect(await offered(id)).toEqual([false, false])
  })

  it('gives it up, which the time line says with the amount', async () => {
    const id = await givenEscrow(app, payer, { reference: 'SIM-REJECT' })
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    expect((await refund(id)).status).toBe(200)
    expect(await lastText(id)).toBe(
      'The payout of block 1 cannot be made. 2,352.00 USD went back to the balance. The bank refuses it.',
    )
    expect(await offered(id)).toEqual([false, false])
  })
})

it('of a payout to an account that was removed, the back office can only give it up', async () => {
  const id = await givenEscrow(app, payer)
  await removePayeeAccount(app, payer)
  expect(await offered(id)).toEqual([false, false])
  await fulfilBlock(app, payer, id, 1)
  await settleEscrows(app)
  expect(await offered(id)).toEqual([false, true])
})

/** What the page of the back office offers. */
async function offered(smart_escrow_id: string): Promise<[retry: boolean, refund: boolean]> {
  const { body } = await app.call(officeEscrows.get, { body: { smart_escrow_id } }, { token: admin })
  return [body.may_retry, body.may_refund]
}
const lastText = async (id: string) => (await readEscrow(app, payer, id)).timeline.at(-1)?.text
const retry = (smart_escrow_id: string) =>
  app.call(officeEscrows.retry, { body: { smart_escrow_id } }, { token: admin })
const refund = (smart_escrow_id: string) =>
  app.call(
    officeEscrows.refund,
    { body: { smart_escrow_id, reason: 'The bank refuses it' } },
    { token: admin },
  )
