import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

test('the sender constants are the choices of the form, for every signed-in customer', async () => {
  const { token } = await givenCompany(app)
  const { body } = await app.call(simplePayments.constants, {}, { token })
  expect(body.exemptionCode).toEqual([
    { code: '01', description: 'Trusted Beneficiary' },
    { code: '03', description: 'Recurring Transactions' },
    { code: '04', description: 'Payment to Self' },
  ])
  expect(body.purposeCode).toHaveLength(28)
  expect(body.sourceOfFunds).toContainEqual({ code: 'Loan Facility', description: 'Loan Facility' })
  expect(body.payoutMethod.map(({ code }) => code)).toEqual(['LOCAL', 'SWIFT', 'WALLET', 'CARD', 'PROXY'])
  expect(body.beneficiaryAccountType.map(({ code }) => code)).toEqual(['Corporate', 'Individual'])
  expect((await app.call(simplePayments.constants, {})).status).toBe(401)
})
