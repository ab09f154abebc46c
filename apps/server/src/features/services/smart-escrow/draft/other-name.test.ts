import { verification } from '@tradelane/contract/approvals/calls'
import { escrowPayees } from '@tradelane/contract/smart-escrow/payee-calls'
import { beforeEach, expect, test } from 'vitest'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import {
  approveEscrow,
  givenDraftEscrow,
  givenImporter,
  readEscrow,
} from '../../../../../test/given-escrow.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })

let payer: Payer
let id: string
beforeEach(async () => {
  payer = await givenImporter(app)
  id = await givenDraftEscrow(app, payer)
  const answer = async () => ({ result: 'no_match' as const })
  app.deps.payments.checkName = answer
  await app.db
    .updateTable('partner_accounts')
    .set({ name_checked_at: null, name_check: null, name_check_of: null })
    .where('uid', '=', payer.companyId)
    .execute()
})

test('an escrow for a payee whose bank has another name is approved once its name is typed', async () => {
  // The bank is asked before the code is sent.
  expect(await codeFor(payer)).toBe('PAYEE_NAME_UNCONFIRMED')
  expect(failure(await confirm(payer, 'Somebody')).error).toMatchObject({
    fields: { confirmed_payee_name: expect.stringContaining('Hafenhandel Nord GmbH') },
  })
  expect((await confirm(payer, 'Hafenhandel Nord GmbH')).status).toBe(200)
  expect(await readEscrow(app, payer, id)).toMatchObject({
    payee_name_confirmed: true,
    beneficiary_account_details: { name_check: { result: 'no_match' } },
  })
  expect((await approveEscrow(app, payer, id)).status).toBe(200)
  while ((await processEvents(app.deps)) > 0);
  const task = await app.db
    .selectFrom('tasks')
    .select(['kind', 'who'])
    .where('subject_id', '=', id)
    .where('kind', '=', 'call-about-payee')
    .executeTakeFirst()
  expect(task).toEqual({ kind: 'call-about-payee', who: 'back_office' })
})

test('in a team a second person approves it, though the amount is below the limit', async () => {
  await app.db
    .updateTable('companies')
    .set({ team_enabled: true, approval_limit: 100_000_000n })
    .where('uid', '=', payer.companyId)
    .execute()
  const second = { ...payer, ...(await givenColleague(app, payer, 'approver')) }
  expect(await codeFor(payer)).toBe('PAYEE_NAME_UNCONFIRMED')
  await confirm(payer, 'Hafenhandel Nord GmbH')
  expect((await approveEscrow(app, payer, id)).body).toMatchObject({
    message: 'The escrow is waiting for release by a second person.',
  })
  expect((await approveEscrow(app, second, id)).body).toMatchObject({
    message: 'The escrow has been approved. The money is set aside.',
  })
})

const confirm = ({ token }: Payer, confirmed_payee_name: string) =>
  app.call(escrowPayees.confirm, { body: { smart_escrow_id: id, confirmed_payee_name } }, { token })

async function codeFor({ token }: Payer): Promise<string | undefined> {
  app.clock.advance(31_000)
  const body = { type: 'smart escrow', smart_escrow_id: id } as const
  const sent = await app.call(verification.sendCode, { body }, { token })
  return sent.status === 200 ? undefined : failure(sent).error.code
}
