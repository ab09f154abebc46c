import { insurance } from '@tradelane/contract/insurance/calls'
import { insuredDetails } from '@tradelane/contract/insurance/insured'
import { adminScreening } from '@tradelane/contract/screening/calls'
import { checkInvariants } from '@tradelane/ledger'
import { expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenBinding, givenQuotedInsurance, okafor } from '../../../../test/given-insurance.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

it('a policy of an insured that is like a listed name is not bound before the office has decided', async () => {
  const payer = await givenPayer(app, { balance: '9000' })
  const listed = { ...okafor, company_name: 'Veltrania Export Bureau' }
  const { body: saved } = await app.call(insuredDetails.add, { body: listed }, { token: payer.token })
  const { insured_details_id } = saved
  const id = await givenQuotedInsurance(app, payer, { insured_details_id })
  const bind = async () => {
    const body = await givenBinding(app, payer, id)
    return app.call(insurance.bind, { body }, { token: payer.token })
  }
  expect(failure(await bind()).error.code).toBe('ILLEGAL_STATE')
  const office = { token: (await givenAdministrator(app)).token }
  const { body: listedCases } = await app.call(adminScreening.list, { query: {} }, office)
  const [found] = listedCases.cases
  expect(found).toMatchObject({ subject: 'consignee', name: 'Veltrania Export Bureau', state: 'open' })
  const body = {
    case_id: found?.case_id ?? '',
    version: 1,
    decision: 'cleared',
    reason: 'A bakery.',
  } as const
  await app.call(adminScreening.decide, { body }, office)
  expect((await bind()).body.insurance_status).toBe('bound')
  expect(await checkInvariants(app.db)).toEqual([])
})
