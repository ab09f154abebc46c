import { MailNotSent, ProviderUnavailable } from '@tradelane/providers'
import { expect, test } from 'vitest'
import { isOutage } from './outage.ts'

const ofDatabase = (code: string) => Object.assign(new Error('of the database'), { code })

test.each([
  ['a deadlock', ofDatabase('40P01')],
  ['a lock that took too long', ofDatabase('55P03')],
  ['a statement that was cancelled', ofDatabase('57014')],
  ['a disk without room', ofDatabase('53100')],
  ['a machine without memory', ofDatabase('53200')],
  ['a database that is away', ofDatabase('ECONNREFUSED')],
  ['a provider that did not answer', new ProviderUnavailable('away')],
  ['a mail that could not be sent', new MailNotSent('away')],
])('%s is no fault of what was tried', (_, error) => {
  expect(isOutage(error)).toBe(true)
})

test.each([
  ['a broken rule', ofDatabase('23505')],
  ['a statement with a fault', ofDatabase('42601')],
  ['a fault of ours', new TypeError('undefined is not a function')],
])('%s is one', (_, error) => {
  expect(isOutage(error)).toBe(false)
})
