import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { dollars, givenPartner } from '../../../../test/given-partner.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { noteCorrection } from './bank-corrections.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

test('a notice that comes twice is noted once, and one of another account not at all', async () => {
  const { beneficiaryId } = await givenPartner(app, ada, { account_details: [dollars] })
  const corrected = [
    { field: 'Routing number', value: '021000021' },
    { field: 'Account number', value: '9876543210' },
  ]
  const notice = { eventId: 'one', reason: 'Routing number changed', corrected }
  const paid = { accountNumber: dollars.account_no, routingCode: dollars.swift_ifsc }
  const scope = systemScope(ada.companyId)
  await noteCorrection(app.deps, scope, paid, notice)
  await noteCorrection(app.deps, scope, paid, notice)
  await noteCorrection(app.deps, scope, { ...paid, accountNumber: '1' }, { ...notice, eventId: 'two' })
  await noteCorrection(app.deps, scope, { ...paid, routingCode: '021000021' }, { ...notice, eventId: 'two' })
  const events = await app.db
    .selectFrom('events')
    .select(['actor', 'after'])
    .where('subject_id', '=', beneficiaryId)
    .where('to_state', '=', 'bank_corrected')
    .execute()
  expect(events).toEqual([
    {
      actor: 'provider',
      after: {
        account: 'Hafenhandel dollars, USD 6789',
        reason: 'Routing number changed',
        corrected: 'Routing number 021000021, Account number 9876543210',
        corrected_masked: 'Routing number 021000021, Account number ••••3210',
      },
    },
  ])
})
