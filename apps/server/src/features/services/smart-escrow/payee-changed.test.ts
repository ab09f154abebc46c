import { partners } from '@tradelane/contract/partners/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { escrowPayees } from '@tradelane/contract/smart-escrow/payee-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import {
  approveEscrow,
  changePayeeAccount,
  fulfilBlock,
  givenEscrow,
  givenEscrowCode,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
} from '../../../../test/given-escrow.ts'
import { dollars } from '../../../../test/given-partner.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
let payer: Payer
let id: string
beforeEach(async () => {
  payer = await givenImporter(app)
  id = await givenEscrow(app, payer)
  await changePayeeAccount(app, payer, '000987654321')
  await fulfilBlock(app, payer, id, 1)
  await settleEscrows(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

it('a payout to a changed account waits, with a task that its approval ends', async () => {
  expect(await openTasks()).toContain('approve-escrow-payee')
  expect(await paidTo()).toBe('[]')
  expect((await approveEscrow(app, payer, id)).status).toBe(200)
  expect(await openTasks()).not.toContain('approve-escrow-payee')
  await settleEscrows(app)
  expect(await paidTo()).toContain('000987654321')
})

it('an account that was changed back waits as well: somebody has touched it', async () => {
  await changePayeeAccount(app, payer, dollars.account_no)
  await settleEscrows(app)
  expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'pending'])
  expect((await readEscrow(app, payer, id)).payee_changed).toBe(true)
  await approveEscrow(app, payer, id)
  await settleEscrows(app)
  expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'paid', 'pending'])
  expect(await paidTo()).toContain(dollars.account_no)
})

it('a code for the changed account is void once the account is changed again', async () => {
  const verify_code = await givenEscrowCode(app, payer, id)
  await changePayeeAccount(app, payer, '000555555555')
  const body = { smart_escrow_id: id, password: givenPassword, verify_code }
  const answer = await app.call(smartEscrows.approve, { body }, { token: payer.token })
  expect(failure(answer).error?.code).toBe('WRONG_CODE')
  await settleEscrows(app)
  expect(await paidTo()).toBe('[]')
})

it('a later block waits too, once an approved account is changed again', async () => {
  await approveEscrow(app, payer, id)
  await settleEscrows(app)
  await changePayeeAccount(app, payer, '000666666666')
  await fulfilBlock(app, payer, id, 2)
  await settleEscrows(app)
  expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'paid', 'fulfilled'])
  await approveEscrow(app, payer, id)
  await settleEscrows(app)
  expect(await statesOf(app, payer, id)).toEqual(['released', 'paid', 'paid'])
  expect(await paidTo()).toContain('000666666666')
})

it('a later block waits too, once the bank has another name for the account', async () => {
  await approveEscrow(app, payer, id)
  await settleEscrows(app)
  const { checkName } = app.deps.payments
  onTestFinished(() => {
    app.deps.payments.checkName = checkName
  })
  app.deps.payments.checkName = async () => ({ result: 'no_match' })
  await forgetNames()
  await app.call(partners.checkName, { body: await payeeOf() }, { token: payer.token })
  await fulfilBlock(app, payer, id, 2)
  await settleEscrows(app)
  expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'paid', 'fulfilled'])
  expect(await readEscrow(app, payer, id)).toMatchObject({ payee_changed: true, payee_name_confirmed: false })
  await expect(approveEscrow(app, payer, id)).rejects.toThrow('PAYEE_NAME_UNCONFIRMED')
  const typed = { smart_escrow_id: id, confirmed_payee_name: dollars.account_holder_name }
  await app.call(escrowPayees.confirm, { body: typed }, { token: payer.token })
  expect((await approveEscrow(app, payer, id)).status).toBe(200)
  await settleEscrows(app)
  expect(await statesOf(app, payer, id)).toEqual(['released', 'paid', 'paid'])
})

it('is approved by an approver, and not by a preparer', async () => {
  const { token } = await givenColleague(app, payer, 'preparer')
  const body = { smart_escrow_id: id, password: givenPassword, verify_code: '123456' }
  expect((await app.call(smartEscrows.approve, { body }, { token })).status).toBe(403)
})

it('needs no approval once nothing is left to be paid to it', async () => {
  await approveEscrow(app, payer, id)
  await fulfilBlock(app, payer, id, 2)
  await settleEscrows(app)
  expect(await statesOf(app, payer, id)).toEqual(['released', 'paid', 'paid'])
  await changePayeeAccount(app, payer, '000777777777')
  await expect(givenEscrowCode(app, payer, id)).rejects.toThrow('ILLEGAL_STATE')
})

const forgetNames = () =>
  app.db
    .updateTable('partner_accounts')
    .set({ name_checked_at: null, name_check: null, name_check_of: null })
    .where('uid', '=', payer.companyId)
    .execute()

const payeeOf = () =>
  app.db
    .selectFrom('smart_escrows')
    .select(['beneficiary_id', 'beneficiary_account_id'])
    .where('smart_escrow_id', '=', id)
    .executeTakeFirstOrThrow()

const openTasks = async () => {
  while ((await processEvents(app.deps)) > 0);
  const rows = app.db.selectFrom('tasks').select('kind').where('subject_id', '=', id)
  return (await rows.where('closed_at', 'is', null).execute()).map(({ kind }) => kind)
}

/** What the provider was asked to pay to. */
async function paidTo(): Promise<string> {
  const { rows } = await app.deps.pool.query(
    'select request from provider_sandbox.payouts where key in (select step_id::text from escrow_steps where smart_escrow_id = $1)',
    [id],
  )
  return JSON.stringify(rows)
}
