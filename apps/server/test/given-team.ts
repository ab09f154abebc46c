import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { givenColleague } from './given-colleague.ts'
import type { GivenCompany } from './given-company.ts'
import { givenPayer, givenSubmission, type Payer } from './given-payment.ts'
import type { TestApp } from './test-app.ts'

export type Team = { owner: Payer; preparer: Payer; approver: Payer; viewer: Payer }

/** A company of four people, each with a role, whose payments above so many US cents wait for release. */
export async function givenTeam(
  app: TestApp,
  { limitCents = 0n, balance }: { limitCents?: bigint; balance?: string } = {},
): Promise<Team> {
  const owner = await givenPayer(app, balance === undefined ? {} : { balance })
  await app.db
    .updateTable('companies')
    .set({ team_enabled: true, approval_limit: limitCents })
    .where('uid', '=', owner.companyId)
    .execute()
  const colleague = async (role: 'preparer' | 'approver' | 'viewer') => ({
    ...owner,
    ...(await givenColleague(app, owner, role)),
  })
  return {
    owner,
    preparer: await colleague('preparer'),
    approver: await colleague('approver'),
    viewer: await colleague('viewer'),
  }
}

/** A submitted payment that is waiting for release by a second person. */
export async function givenWaiting(
  app: TestApp,
  payer: Payer,
  choices: { amount?: number; reference?: string } = {},
): Promise<string> {
  const body = await givenSubmission(app, payer, choices)
  const answer = await app.call(simplePayments.save, { body }, { token: payer.token })
  if (answer.body.payment_status !== 'awaiting_approval') throw new Error(JSON.stringify(answer.body))
  return body.simple_payment_id
}

/** All that a release takes: a price just locked, and the code mailed for it. */
export async function givenRelease(app: TestApp, approver: GivenCompany, simplePaymentId: string) {
  const { token, password, email } = approver
  const which = { simple_payment_id: simplePaymentId }
  const price = await app.call(paymentReleases.price, { body: which }, { token })
  if (price.status !== 200) throw new Error(JSON.stringify(price.body))
  const body = { ...which, quote_id: price.body.quote_id }
  // Codes are sent at most every 30 seconds.
  app.clock.advance(31_000)
  const sent = await app.call(paymentReleases.code, { body }, { token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return { ...body, password, verify_code: await app.newestCode(email) }
}
