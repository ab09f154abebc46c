import { verification } from '@tradelane/contract/approvals/calls'
import { escrowAmendments } from '@tradelane/contract/smart-escrow/amendment-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  blockOf,
  givenChangeCode,
  givenDraftChange,
  laterDay,
  proposeChange,
  withdrawChange,
} from '../../../../../test/given-amendment.ts'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import { givenPassword as password } from '../../../../../test/given-company.ts'
import {
  dollarsOf,
  fulfilBlock,
  givenEscrow,
  givenImporter,
  readEscrow,
  settleEscrows,
} from '../../../../../test/given-escrow.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'

const app = theApp()
let payer: Payer
let id: string
beforeEach(async () => {
  payer = await givenImporter(app)
  id = await givenEscrow(app, payer)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('the mailed code', () => {
  it('is for the change that its mail describes, and for no other', async () => {
    const amendment_id = await givenDraftChange(app, payer, id)
    const code = await givenChangeCode(app, payer, amendment_id)
    expect(await givenDraftChange(app, payer, id, { expiry_date: '2098-12-30' })).toBe(amendment_id)
    expect(failure(await propose(amendment_id, code)).error.code).toBe('WRONG_CODE')
    expect(await stateOfChange()).toBe('draft')
    // A note is what the seller reads.
    const noted = { expiry_date: '2098-12-30', note: 'The vessel is late.' }
    const second = await givenChangeCode(app, payer, amendment_id)
    await givenDraftChange(app, payer, id, noted)
    expect(failure(await propose(amendment_id, second)).error.code).toBe('WRONG_CODE')
    expect((await propose(amendment_id, await givenChangeCode(app, payer, amendment_id))).status).toBe(200)
  })

  it('comes with each change, the money that it sets aside, and the beneficiary', async () => {
    const { block_id } = await blockOf(app, payer, id, 2)
    const changes = { expiry_date: laterDay, blocks: [{ block_id, amount: 6468 }] }
    await givenChangeCode(app, payer, await givenDraftChange(app, payer, id, changes))
    const text = await newestMail()
    expect(text).toMatch(/^\d{6} is your code to propose a change of smart escrow SE-/)
    expect(text.split('\n').slice(2, -2)).toEqual([
      '1,000.00 USD',
      expect.stringMatching(/^to \w/),
      '1,000.00 USD are set aside, including a fee of 20.00 USD',
      'rate of the fee: 2 % of the amount sent (included), version 1',
      expect.stringMatching(/^Expiry date: .* → 31 Dec 2098$/),
      'Block 2: amount: 5,488.00 USD → 6,468.00 USD',
      'Amount received: 7,840.00 USD → 8,820.00 USD',
      'Fee (included): 160.00 USD → 180.00 USD',
      'Amount sent: 8,000.00 USD → 9,000.00 USD',
    ])
  })

  it('says what comes back, and no amount where none is set aside', async () => {
    const { block_id, item_id } = await blockOf(app, payer, id, 2)
    const add_conditions = [{ condition: 'Goods are weighed', approver: 'Buyer' as const }]
    const changes = { blocks: [{ block_id, amount: 5000, remove: [item_id], add_conditions }] }
    await givenChangeCode(app, payer, await givenDraftChange(app, payer, id, changes))
    expect((await newestMail()).split('\n').slice(2, 7)).toEqual([
      expect.stringMatching(/^to \w/),
      '488.00 USD come back once the seller agrees',
      'Block 2: amount: 5,488.00 USD → 5,000.00 USD',
      'Block 2: condition removed: The goods are accepted (Buyer decides)',
      'Block 2: condition added: Goods are weighed (Buyer decides)',
    ])
  })
})

it('more than the limit is set aside once a second person has proposed the same change', async () => {
  await app.db
    .updateTable('companies')
    .set({ team_enabled: true, approval_limit: 50_000n })
    .where('uid', '=', payer.companyId)
    .execute()
  const approver = { ...payer, ...(await givenColleague(app, payer, 'approver')) }
  const { block_id } = await blockOf(app, payer, id, 2)
  const small = await givenDraftChange(app, payer, id, { blocks: [{ block_id, amount: 5978 }] })
  expect((await proposeChange(app, payer, small)).body).toMatchObject({
    message: 'The change has been proposed. We email the seller.',
  })
  await withdrawChange(app, payer, small)
  const before = await dollarsOf(app, payer.companyId)
  const draft = await givenDraftChange(app, payer, id, { blocks: [{ block_id, amount: 6468 }] })
  expect((await proposeChange(app, payer, draft)).body).toMatchObject({
    message: 'The change is waiting for release by a second person.',
  })
  expect(await dollarsOf(app, payer.companyId)).toEqual(before)
  expect((await proposeChange(app, approver, draft)).status).toBe(200)
  expect(await stateOfChange()).toBe('open')
  expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '11000.00', escrow: '8840.00' })
})

describe('a change that was prepared is not proposed', () => {
  it('where its block was fulfilled meanwhile', async () => {
    const { block_id } = await blockOf(app, payer, id, 2)
    const amendment_id = await givenDraftChange(app, payer, id, { blocks: [{ block_id, amount: 6468 }] })
    const code = await givenChangeCode(app, payer, amendment_id)
    const before = await dollarsOf(app, payer.companyId)
    await fulfilBlock(app, payer, id, 2)
    expect(failure(await propose(amendment_id, code)).error.fields).toEqual({
      'blocks.0.block_id': 'Block 2 is not open any more',
    })
    expect(await stateOfChange()).toBe('draft')
    expect(await dollarsOf(app, payer.companyId)).toEqual(before)
  })

  it('after the last day of the escrow', async () => {
    const dayMs = 86_400_000
    const expiry_date = new Date(app.clock.now().getTime() + dayMs).toISOString().slice(0, 10)
    const ending = await givenEscrow(app, payer, { expiry_date })
    const amendment_id = await givenDraftChange(app, payer, ending)
    app.clock.advance(3 * dayMs)
    const body = { type: 'escrow amendment', amendment_id }
    const asked = await app.call(verification.sendCode, { body }, { token: payer.token })
    expect([asked.status, failure(asked).message]).toEqual([409, 'The expiry date of the escrow has passed.'])
  })

  it('once the escrow has been released', async () => {
    const amendment_id = await givenDraftChange(app, payer, id)
    const code = await givenChangeCode(app, payer, amendment_id)
    for (const block of [1, 2]) await fulfilBlock(app, payer, id, block)
    await settleEscrows(app)
    expect((await propose(amendment_id, code)).status).toBe(409)
    expect(await stateOfChange()).toBeUndefined()
  })
})

it('two changes of one escrow, one after the other, have the numbers 1 and 2', async () => {
  const first = await givenDraftChange(app, payer, id)
  expect((await proposeChange(app, payer, first)).status).toBe(200)
  await withdrawChange(app, payer, first)
  const second = await givenDraftChange(app, payer, id, { inspection_days: 3 })
  expect((await proposeChange(app, payer, second)).status).toBe(200)
  const { amendments } = await readEscrow(app, payer, id)
  expect(amendments.map(({ position, state }) => [position, state])).toEqual([
    [2, 'open'],
    [1, 'withdrawn'],
  ])
})

const propose = (amendment_id: string, verify_code: string) =>
  app.call(
    escrowAmendments.propose,
    { body: { amendment_id, password, verify_code } },
    { token: payer.token },
  )
const newestMail = async () => (await app.mails(payer.email))[0]?.text ?? ''
const stateOfChange = async () => (await readEscrow(app, payer, id)).amendments[0]?.state
