import { insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { checkInvariants } from '@tradelane/ledger'
import { expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { electronics, givenBinding, givenQuotedInsurance } from '../../../../test/given-insurance.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { givenTeam } from '../../../../test/given-team.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const team = prepared(() => givenTeam(app, { balance: '9000', limitCents: 10_000n }))

test('a premium above the limit is paid, and the goods are insured, once a second person has approved it', async () => {
  const id = await givenQuotedInsurance(app, team.preparer)
  const first = await bind(team.approver, id)
  expect(first).toMatchObject({
    status: 200,
    body: { insurance_status: 'awaiting_release', certificate_number: null },
  })
  const waiting = await read(id)
  expect(waiting.insurance.state).toBe('quoted')
  // The quote ends before the days in which a release is waited for.
  expect(waiting.release).toMatchObject({
    may_decide: true,
    expires_at: waiting.insurance.quote?.valid_until,
  })
  expect(waiting.next).toMatchObject({ who: 'approver' })
  expect(await available()).toBe('9000.00')

  expect((await bind(team.owner, id)).body).toMatchObject({ insurance_status: 'bound' })
  expect(await read(id)).toMatchObject({ insurance: { state: 'bound' }, release: null })
  expect(await available()).toBe('8600.00')
  expect(await checkInvariants(app.db)).toEqual([])
})

test('a policy that is changed while it waits has to be approved by two people again', async () => {
  const id = await givenQuotedInsurance(app, team.preparer)
  await bind(team.approver, id)
  const { insured_details_id } = (await read(id)).insurance
  const body = { ...electronics(app, insured_details_id), insurance_id: id, invoice_amount: '90000' }
  const changed = await app.call(insuranceDetails.update, { body }, { token: team.preparer.token })
  expect(changed.status).toBe(200)
  expect((await read(id)).release).toBeNull()
})

const bind = async (person: Payer, insuranceId: string) => {
  const body = await givenBinding(app, person, insuranceId)
  return app.call(insurance.bind, { body }, { token: person.token })
}
const read = async (insurance_id: string, { token } = team.owner) =>
  (await app.call(insurance.get, { body: { insurance_id } }, { token })).body
const available = async () => (await booksOf(app, team.owner.companyId))['available USD']
