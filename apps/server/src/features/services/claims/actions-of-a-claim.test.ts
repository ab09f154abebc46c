import { randomUUID } from 'node:crypto'
import { claimActions, officeClaimActions } from '@tradelane/contract/claims/actions'
import { claims } from '@tradelane/contract/claims/calls'
import { officeClaims } from '@tradelane/contract/claims/office-calls'
import { claimStates } from '@tradelane/contract/claims/states'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenAssessedClaim, givenPolicyInForce } from '../../../../test/given-claim.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '9000' }))
const office = prepared(() => givenAdministrator(app))
const policy = prepared(async () => ({ insurance_id: await givenPolicyInForce(app, payer) }))

type Seen = { claim_id: string; version: number }
const table = { ...claimActions, ...officeClaimActions }
type Name = keyof typeof table
const calls: Record<Name, (seen: Seen) => Promise<{ status: number; body: unknown }>> = {
  change: ({ claim_id }) => app.call(claims.save, { body: { claim_id, ...policy, documents: [] } }, payer),
  answer: ({ claim_id }) =>
    app.call(claims.answer, { body: { claim_id, text: 'Here it is.', documents: [] } }, payer),
  assess: (seen) => app.call(officeClaims.assess, { body: seen }, office),
  ask: (seen) => app.call(officeClaims.ask, { body: { ...seen, question: 'Which pallets?' } }, office),
  decline: (seen) => app.call(officeClaims.decline, { body: { ...seen, reason: 'Not insured.' } }, office),
  pay: (seen) => app.call(officeClaims.pay, { body: { ...seen, assessed_amount: 5_000 } }, office),
}
const names = Object.keys(table) as Name[]
const cases = claimStates.flatMap((state) => [
  { state, is_asked: false },
  { state, is_asked: true },
])

describe.each(names)('%s', (name) => {
  const action = table[name]

  it.each(cases)('is as open to the server as the table says: %o', async ({ state, is_asked }) => {
    // The back office does not know drafts.
    if (state === 'draft' && action.who === 'office') return
    const seen = await givenAssessedClaim(app, payer, policy)
    const { claim_id } = seen
    if (is_asked) await givenQuestion(claim_id)
    await app.db
      .updateTable('insurance_claims')
      .set({ state, ...(state === 'draft' && { submitted_at: null }), ...(state === 'paid' && paid) })
      .where('claim_id', '=', claim_id)
      .execute()
    const answer = await calls[name](seen)
    const closed = closedBy(action, { state, is_asked })
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const message = closed.reason ?? action.otherwise
    expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
  })
})

const paid = { assessed_amount: 500_000n, paid_amount: 384_500n }
const givenQuestion = (claim_id: string) =>
  app.db
    .insertInto('insurance_claim_questions')
    .values({
      uid: payer.companyId,
      claim_id,
      question: 'Which pallets?',
      asked_by: `administrator:${randomUUID()}`,
      asked_at: app.clock.now(),
    })
    .execute()
