import { verification } from '@tradelane/contract/approvals/calls'
import { type NameCheck, ProviderUnavailable } from '@tradelane/providers'
import { beforeEach, describe, expect, it } from 'vitest'
import { blockOf, givenDraftChange, laterDay, proposeChange } from '../../../../test/given-amendment.ts'
import {
  fulfilBlock,
  givenEscrow,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
} from '../../../../test/given-escrow.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'

const app = theApp()
let own: typeof app.deps.payments.checkName
checkBooksAfterEach(app, {
  restore: () => Object.assign(app.deps.payments, { checkName: own }),
  runsJobs: true,
})

let payer: Payer
let id: string
let asked: number
beforeEach(async () => {
  own = app.deps.payments.checkName
  payer = await givenImporter(app)
  id = await givenEscrow(app, payer)
  asked = 0
})

describe('before a block is paid', () => {
  it('the bank is asked again where its answer is old, and another name lets the payout wait', async () => {
    says(async () => ({ result: 'no_match' }))
    await answered(31)
    await pay()
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'pending'])
    expect((await readEscrow(app, payer, id)).payee_changed).toBe(true)
    expect(asked).toBe(1)
  })

  it('nobody is asked where the answer is of this month', async () => {
    says(async () => ({ result: 'no_match' }))
    await answered(29)
    await pay()
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'paid', 'pending'])
    expect(asked).toBe(0)
  })

  it.each<[string, () => Promise<NameCheck>]>([
    ['is silent', () => Promise.reject(new ProviderUnavailable('no answer'))],
    ['cannot say', async () => ({ result: 'not_possible', reason: 'The bank does not take part.' })],
  ])('a bank that %s stops nothing', async (_, answer) => {
    says(answer)
    await answered(31)
    await pay()
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'paid', 'pending'])
    expect(asked).toBe(1)
  })
})

describe('before an escrow is changed', () => {
  it('the bank is asked again, and no money is added under another name', async () => {
    says(async () => ({ result: 'no_match' }))
    await answered(31)
    const { block_id } = await blockOf(app, payer, id, 2)
    const change = await givenDraftChange(app, payer, id, { blocks: [{ block_id, amount: 6468 }] })
    expect(failure(await codeFor(change)).error).toMatchObject({ code: 'ILLEGAL_STATE' })
    expect(asked).toBe(1)
    const other = await givenDraftChange(app, payer, id, { expiry_date: laterDay })
    expect((await proposeChange(app, payer, other)).status).toBe(200)
  })
})

const pay = async () => {
  await fulfilBlock(app, payer, id, 1)
  await settleEscrows(app)
}

function says(answer: () => Promise<NameCheck>): void {
  app.deps.payments.checkName = () => {
    asked += 1
    return answer()
  }
}

/** The bank agreed so many days ago. */
const answered = (days: number) =>
  app.db
    .updateTable('partner_accounts')
    .set({ name_check: 'match', name_checked_at: new Date(app.clock.now().getTime() - days * 86_400_000) })
    .where('uid', '=', payer.companyId)
    .execute()

function codeFor(amendment_id: string) {
  app.clock.advance(31_000)
  const body = { type: 'escrow amendment', amendment_id }
  return app.call(verification.sendCode, { body }, { token: payer.token })
}
