import { notifications } from '@tradelane/contract/notifications/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { sandboxPayments } from '@tradelane/contract/sandbox-payments/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { dollars, givenPartner, hafenhandel } from '../../../../test/given-partner.ts'
import {
  givenCode,
  givenFields,
  givenPayer,
  type Payer,
  untilSettled,
} from '../../../../test/given-payment.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
checkBooksAfterEach(app)

test('a bank’s correction of an account is said at the partner, and is a task for the office', async () => {
  const payer = await givenPaid()
  await correct()
  const correction = {
    reason: 'Routing number changed',
    corrected: [{ field: 'Routing number', value: '021000021' }],
  }
  expect(await accountOf(payer)).toMatchObject({ swift_ifsc: '026073150', bank_correction: correction })
  expect(await openTasks(payer)).toEqual([
    {
      kind: 'call-about-correction',
      who: 'back_office',
      subject: 'partner',
      subject_id: payer.beneficiaryId,
    },
  ])

  // Changed by a person, it has nothing to correct any more.
  const account = { ...dollars, swift_ifsc: '021000021', beneficiary_account_id: payer.accountId }
  await app.call(
    partners.update,
    { body: { ...hafenhandel, beneficiary_id: payer.beneficiaryId, account_details: [account] } },
    { token: payer.token },
  )
  expect(await accountOf(payer)).not.toHaveProperty('bank_correction')
})

test('the same notice a second time, and one about a payment that is not ours, change nothing', async () => {
  const payer = await givenPaid()
  const notice = {
    template: 'NOC_RECEIVED_WEBHOOK',
    externalId: payer.simplePaymentId,
    nocReason: 'INCORRECT_ACCOUNT_NUMBER',
    correctedFields: { beneficiaryAccountNumber: '9876543210' },
  }
  await post(notice)
  await post(notice)
  await post({ ...notice, externalId: '7b1cbd7e-58c6-4a5a-9d43-3b6f0f6a1c11' }, 'other')
  await app.runJobs()
  expect(await openTasks(payer)).toHaveLength(1)
  expect(await accountOf(payer)).toMatchObject({ bank_correction: { reason: 'Incorrect account number' } })
})

test('a corrected account number is whole for the customer, and masked in the task of the office', async () => {
  const payer = await givenPaid()
  const wrong = { beneficiaryAccountNumber: '9876543210', otherNumber: '55667788' }
  await post(
    {
      template: 'NOC_RECEIVED_WEBHOOK',
      externalId: payer.simplePaymentId,
      nocReason: 'INCORRECT_ACCOUNT_NUMBER',
      correctedFields: { ...wrong, routingNumber: '021000021' },
    },
    'masked',
  )
  await app.runJobs()
  await openTasks(payer)
  const { data: tasks } = (
    await app.call(
      adminTasks.list,
      { query: { limit: '100' }, body: {} },
      await givenAdministrator(app, 'support'),
    )
  ).body
  expect(tasks.find(({ title }) => title.includes('otherNumber'))?.title).toContain(
    'The bank has: Account number ••••3210, otherNumber ••••7788, Routing number 021000021.',
  )
  const { data: said } = (await app.call(notifications.list, { query: {} }, { token: payer.token })).body
  expect(said.map(({ body }) => body).join()).toContain(
    'The bank has: Account number 9876543210, otherNumber',
  )
})

test('a notice about the type of an account ends once the type was changed', async () => {
  const payer = await givenPaid()
  await post(
    {
      template: 'NOC_RECEIVED_WEBHOOK',
      externalId: payer.simplePaymentId,
      nocReason: 'INCORRECT_ACCOUNT_TYPE',
      correctedFields: { accountType: '32', routingNumber: null },
    },
    'type',
  )
  await app.runJobs()
  expect(await accountOf(payer)).toMatchObject({
    bank_correction: { corrected: [{ field: 'Account type', value: 'savings account' }] },
  })
  const account = {
    ...dollars,
    beneficiaryAccountType: 'Individual' as const,
    beneficiary_account_id: payer.accountId,
  }
  await app.call(
    partners.update,
    { body: { ...hafenhandel, beneficiary_id: payer.beneficiaryId, account_details: [account] } },
    { token: payer.token },
  )
  expect(await accountOf(payer)).not.toHaveProperty('bank_correction')
})

/** A payment in dollars to an account in New York, paid by its bank. */
async function givenPaid(): Promise<Payer & { simplePaymentId: string }> {
  const company = await givenPayer(app)
  const payer = { ...company, ...(await givenPartner(app, company, { account_details: [dollars] })) }
  const { token } = payer
  const pair = { source_currency_code: 'USD', destination_currency_code: 'USD', amount: 1000 } as const
  const quote = (await app.call(wallet.quote, { body: pair }, { token })).body
  const fields = {
    ...(await givenFields(app, payer)),
    ...{ amount_sent: quote.amount_sent, amount_received: quote.amount_received },
    ...({ amount_received_currency: 'USD', fees: quote.fees, quote_id: quote.quote_id } as const),
  } as const
  const saved = await app.call(simplePayments.save, { body: { save_as_draft: 1, ...fields } }, { token })
  const { simple_payment_id } = saved.body
  const verify_code = await givenCode(app, payer, simple_payment_id)
  const body = {
    save_as_draft: 0,
    simple_payment_id,
    ...fields,
    password: payer.password,
    verify_code,
  } as const
  await app.call(simplePayments.save, { body }, { token })
  await app.runJobs()
  await untilSettled(app)
  return { ...payer, simplePaymentId: simple_payment_id }
}

/** The played provider passes the bank's notice on, for the newest payout. */
async function correct(): Promise<void> {
  const { body } = await app.call(sandboxPayments.list, {})
  const [payout] = body.payouts
  expect(payout).toMatchObject({ status: 'paid', actions: ['return', 'correct'] })
  const act = { provider_reference: payout?.provider_reference ?? '', action: 'correct' } as const
  expect((await app.call(sandboxPayments.act, { body: act })).status).toBe(200)
  await app.playSandbox()
  await app.runJobs()
}

async function post(payload: object, event = 'same'): Promise<void> {
  const headers = { 'x-partner-key': app.deps.config.webhookKey, 'x-request-id': event }
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: '/api/provider/webhook',
    headers,
    payload,
  })
  expect(statusCode).toBe(200)
}

async function accountOf({ token, beneficiaryId }: Payer) {
  const body = { beneficiary_id: beneficiaryId }
  return (await app.call(partners.accounts, { body }, { token })).body[0]
}

async function openTasks({ companyId }: Payer) {
  while ((await processEvents(app.deps)) > 0);
  return app.db
    .selectFrom('tasks')
    .select(['kind', 'who', 'subject', 'subject_id'])
    .where('uid', '=', companyId)
    .where('subject', '=', 'partner')
    .where('closed_at', 'is', null)
    .execute()
}
