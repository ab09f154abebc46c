import { expect, it } from 'vitest'
import { webhookReader } from './read-webhook.ts'

const partnerKey = 'a-key-of-sixteen+'
const read = (body: object) =>
  webhookReader(partnerKey)({ 'x-partner-key': partnerKey, 'x-request-id': 'e-1' }, JSON.stringify(body))

// Source: docs.nium.com, changelog of 6 October 2026, "Remit Transaction NOC webhook documentation corrected".
const notice = {
  template: 'NOC_RECEIVED_WEBHOOK',
  externalId: 'p-1',
  beneficiaryHashId: '4f0c…',
  nocReason: 'INCORRECT_ACCOUNT_DETAILS',
  recommendedAction: 'UPDATE_BENEFICIARY',
  correctedFields: { beneficiaryAccountNumber: '9876543210', routingNumber: '021000021' },
}

it('reads what the bank has in place of what we sent', () => {
  expect(read(notice)).toEqual({
    eventId: 'e-1',
    key: 'p-1',
    correction: {
      reason: 'Incorrect account details',
      corrected: [
        { field: 'Account number', value: '9876543210' },
        { field: 'Routing number', value: '021000021' },
      ],
    },
  })
})

it.each([
  ['nothing but its name', {}, []],
  ['another shape', { correctedFields: ['021000021'] }, []],
  [
    'text of several lines',
    { correctedFields: { note: 'pay\nme\u202e here' } },
    [{ field: 'note', value: 'pay me here' }],
  ],
  [
    'a field without a value',
    { correctedFields: { beneficiaryName: null, routingNumber: '021000021' } },
    [{ field: 'Routing number', value: '021000021' }],
  ],
  [
    'a name that is written with joiners',
    { correctedFields: { beneficiaryName: 'می\u200cخواهم' } },
    [{ field: 'Account holder', value: 'می\u200cخواهم' }],
  ],
])('a notice with %s is still a notice', (_, rest, corrected) => {
  const { template, externalId } = notice
  expect(read({ template, externalId, ...rest })).toMatchObject({ correction: { corrected } })
})

it('reads no correction from another webhook', () => {
  expect(read({ ...notice, template: 'REMIT_TRANSACTION_PAID_WEBHOOK' })).toEqual({
    eventId: 'e-1',
    key: 'p-1',
  })
})

// Source: Nacha operating rules, transaction codes: 22 is a credit to a checking account, 32 to a savings account.
it.each([
  ['SAVINGS', 'savings account'],
  ['32', 'savings account'],
  [2, 'checking account'],
  ['Checking', 'checking account'],
  ['PREPAID', 'PREPAID'],
])('an account type of %s is said in words', (accountType, value) => {
  expect(read({ ...notice, correctedFields: { accountType } })).toMatchObject({
    correction: { corrected: [{ field: 'Account type', value }] },
  })
})
