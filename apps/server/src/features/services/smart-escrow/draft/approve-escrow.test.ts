import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { providerBooksOf } from '../../../../../test/books.ts'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import { givenPassword } from '../../../../../test/given-company.ts'
import {
  approveEscrow,
  changePayeeAccount,
  dollarsOf,
  fulfilBlock,
  givenBlocks,
  givenDraftEscrow,
  givenEscrow,
  givenEscrowCode,
  givenImporter,
  readEscrow,
  removePayeeAccount,
  settleEscrows,
  simpleEscrow,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import { dollars, givenPartner } from '../../../../../test/given-partner.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { reconcileProvider } from '../../../books/reconciliation/index.ts'
import { checkTrades } from '../../../trade/transactions/check-trades.ts'

const app = theApp()
let payer: Payer
beforeEach(async () => {
  payer = await givenImporter(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect(await checkTrades(app.deps)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

describe('approving', () => {
  it('moves the money into the escrow and collects the fee once', async () => {
    // The fees of escrows before this one.
    await app.runJobs()
    const before = (await dollarsOf(app, 'platform')).fees ?? '0'
    const id = await givenDraftEscrow(app, payer)
    const approved = await approveEscrow(app, payer, id)
    expect([approved.status, approved.body]).toEqual([
      200,
      { status: 'success', message: 'The escrow has been approved. The money is set aside.' },
    ])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00', escrow: '8000.00' })
    await app.runJobs()
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00', escrow: '7840.00' })
    expect(Number((await dollarsOf(app, 'platform')).fees) - Number(before)).toBeCloseTo(160)
    expect((await providerBooksOf(app, payer.companyId)).USD).toBe('19840.00')
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'pending'])
  })

  it('says what the code is for', async () => {
    const id = await givenDraftEscrow(app, payer)
    await givenEscrowCode(app, payer, id)
    const [mail] = await app.mails(payer.email)
    expect(mail?.subject).toBe('Your Tradelane code to approve an escrow')
    expect(mail?.text).toMatch(/^\d{6} is your code to approve smart escrow SE-\d{4}-\d{6}:/)
    expect(mail?.text.split('\n').slice(2, 9)).toEqual([
      ...['8,000.00 USD', expect.stringMatching(/^to Hafenhandel/), 'account ending in 6789'],
      'including a fee of 160.00 USD, paid by: Beneficiary',
      'rate of the fee: 2 % of the amount sent (included), version 1',
      ...['block 1: 2,352.00 USD', 'block 2: 5,488.00 USD'],
    ])
  })

  it('says what the code for a changed account is for: what is still to be paid to it', async () => {
    const id = await givenEscrow(app, payer)
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    await changePayeeAccount(app, payer, '000987654321')
    await givenEscrowCode(app, payer, id)
    const [mail] = await app.mails(payer.email)
    expect(mail?.text.split('\n').slice(2, 6)).toEqual([
      ...['5,488.00 USD', expect.stringMatching(/^to Hafenhandel/), 'account ending in 4321'],
      'The beneficiary or its account was changed after the approval.',
    ])
  })

  it.each([
    ['the amount', (id: string) => change(id, { amount_sent: 7000 })],
    ['the blocks', async (id: string) => change(id, { conditions: await givenBlocks(app, payer, [50, 50]) })],
    ['the payer of the fee', (id: string) => change(id, { fees_payed_by: 'Sender' as const })],
    ['the last day', (id: string) => change(id, { expiry_date: '2098-12-31' })],
    ['the time to inspect', (id: string) => change(id, { inspection_days: 3 })],
    ['the reference', (id: string) => change(id, { reference: 'Another order' })],
    ['the reason', (id: string) => change(id, { reason: 'Another reason' })],
    ['the account', () => changePayeeAccount(app, payer, '000987654321')],
  ])('refuses a code where %s was changed after it was sent', async (_what, alter) => {
    const id = await givenDraftEscrow(app, payer)
    const verify_code = await givenEscrowCode(app, payer, id)
    await alter(id)
    const body = { smart_escrow_id: id, password: givenPassword, verify_code }
    const answer = await app.call(smartEscrows.approve, { body }, { token: payer.token })
    expect([answer.status, failure(answer).error.code]).toEqual([422, 'WRONG_CODE'])
    expect(await statesOf(app, payer, id)).toEqual(['draft', null, null])
  })

  const change = async (smart_escrow_id: string, changes: Parameters<typeof simpleEscrow>[1]) => {
    const body = { smart_escrow_id, ...simpleEscrow(payer, changes) }
    expect((await app.call(smartEscrows.update, { body }, { token: payer.token })).status).toBe(200)
  }

  it('takes blocks, enough money, and a date in the future', async () => {
    const added = await app.call(smartEscrows.add, { body: simpleEscrow(payer) }, { token: payer.token })
    await expect(givenEscrowCode(app, payer, added.body.smart_escrow_id)).rejects.toThrow(
      'Add at least one partial payment',
    )
    for (let paid = 0; paid < 2; paid++) await givenEscrow(app, payer)
    const third = await givenDraftEscrow(app, payer)
    const answer = await approveEscrow(app, payer, third)
    expect([answer.status, failure(answer).error.code]).toEqual([422, 'INSUFFICIENT_FUNDS'])
    expect(await statesOf(app, payer, third)).toEqual(['draft', null, null])
  })

  it('is refused after the last day', async () => {
    // Each code moves the test's clock by half a minute, perhaps over midnight.
    const expiry_date = new Date(app.clock.now().getTime() + 62_000).toISOString().slice(0, 10)
    const today = await givenDraftEscrow(app, payer, { amount_sent: 1000, expiry_date })
    expect((await approveEscrow(app, payer, today)).status).toBe(200)
    const late = await givenDraftEscrow(app, payer, { amount_sent: 1000, expiry_date })
    app.clock.advance(2 * 86_400_000)
    await expect(givenEscrowCode(app, payer, late)).rejects.toThrow('The expiry date has passed')
  })

  it('is refused to an account that was removed, or receives another currency', async () => {
    const id = await givenDraftEscrow(app, payer)
    await setAccount({ currency: 'EUR' })
    await expect(givenEscrowCode(app, payer, id)).rejects.toThrow('This account receives EUR')
    await setAccount({ currency: 'USD' })
    await removePayeeAccount(app, payer)
    await expect(givenEscrowCode(app, payer, id)).rejects.toThrow(
      'This account was removed. Select another one.',
    )
  })

  it('is refused to a bank in a country that came under sanctions since', async () => {
    const id = await givenDraftEscrow(app, payer)
    await setAccount({ beneficiary_country_code: 'KP' })
    await expect(givenEscrowCode(app, payer, id)).rejects.toThrow(
      '"beneficiary_account_id":"We cannot pay to banks in North Korea. Sanctions forbid it."',
    )
  })

  const setAccount = (set: { currency: string } | { beneficiary_country_code: string }) =>
    app.db
      .updateTable('partner_accounts')
      .set(set)
      .where('beneficiary_account_id', '=', payer.accountId)
      .execute()

  it('waits while the bank of the account is like a listed one', async () => {
    const account = { ...dollars, bank: 'Bank of Veltrania' }
    const listed = { ...payer, ...(await givenPartner(app, payer, { account_details: [account] })) }
    const id = await givenDraftEscrow(app, listed)
    const answer = await approveEscrow(app, listed, id)
    expect([answer.status, failure(answer).error.code]).toEqual([409, 'ILLEGAL_STATE'])
    expect(await statesOf(app, payer, id)).toEqual(['draft', null, null])
  })

  it('is done once: a second time there is nothing to approve', async () => {
    const id = await givenEscrow(app, payer)
    await expect(givenEscrowCode(app, payer, id)).rejects.toThrow('ILLEGAL_STATE')
    const body = { smart_escrow_id: id, ...simpleEscrow(payer) }
    expect((await app.call(smartEscrows.update, { body }, { token: payer.token })).status).toBe(409)
  })
})

it('above the limit it waits for a second person, whom the page names', async () => {
  const team = app.db.updateTable('companies').set({ team_enabled: true, approval_limit: 100n })
  await team.where('uid', '=', payer.companyId).execute()
  const colleague = { ...payer, ...(await givenColleague(app, payer, 'approver')) }
  const id = await givenDraftEscrow(app, payer)
  expect((await approveEscrow(app, payer, id)).body).toMatchObject({
    message: 'The escrow is waiting for release by a second person.',
  })
  const [own, theirs] = [await readEscrow(app, payer, id), await readEscrow(app, colleague, id)]
  expect([own.release?.may_decide, own.release?.may_withdraw]).toEqual([false, true])
  expect([theirs.release?.may_decide, theirs.release?.may_withdraw]).toEqual([true, false])
  expect(theirs.next?.text).toContain('another owner or approver must release it')
  expect((await approveEscrow(app, colleague, id)).status).toBe(200)
  const released = await readEscrow(app, payer, id)
  expect([released.smart_escrow.status, released.release]).toEqual(['approved', null])
})
