import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { adminCredentials } from '../administrators/calls.ts'
import { phoneCountries } from '../lists/phone-countries.ts'
import { accounts } from './calls.ts'
import { credentials, regions, resetPassword, signup } from './forms.ts'

const person = {
  first_name: 'Ada',
  last_name: 'Okafor',
  company_name: 'Okafor Imports Inc.',
  work_email: 'ada@okafor.example',
  countryCode: '+1',
  company_phone_number: '2125550147',
  company_reg_number: 'NY4471',
  company_region: 'US',
  pwd: 'Harbour-Lantern-27',
}
const customer = { email: 'ada@okafor.example', password: 'Harbour-Lantern-27' }

/** The first message for each field. */
function faultsOf(schema: z.ZodMiniType, value: object): Record<string, string> {
  const { error } = z.safeParse(schema, value)
  const messages = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const)
  return Object.fromEntries(messages.toReversed())
}

describe('the sign-up form', () => {
  test.each([
    ['first_name', 'x', 'x'.repeat(50)],
    ['last_name', 'x', 'x'.repeat(50)],
    ['company_name', 'xx', 'x'.repeat(200)],
    ['company_phone_number', '123456', '1'.repeat(20)],
    ['company_reg_number', 'ABC123', 'ABC123'],
    ['pwd', 'abc', 'x'.repeat(20)],
  ])('takes a %s from %j on, up to %j', (field, least, most) => {
    expect(faultsOf(signup, { ...person, [field]: least })).toEqual({})
    expect(faultsOf(signup, { ...person, [field]: most })).toEqual({})
  })

  test.each([
    ['first_name', 'x'.repeat(51), 'First name must be at most 20 characters'],
    ['last_name', 'x'.repeat(51), 'Last name must be at most 20 characters'],
    ['company_name', 'x', 'Company name must be at least 2 characters'],
    ['work_email', 'ada@', 'Enter a valid email'],
    ['countryCode', '', 'Country code is required'],
    ['company_phone_number', '12345', 'Enter a valid Business phone number'],
    ['company_phone_number', '1'.repeat(21), 'Enter a valid Business phone number'],
    ['company_reg_number', 'ABC12', 'Reg number must be 6 characters'],
    ['company_reg_number', 'ABC1234', 'Reg number must be 6 characters'],
    ['pwd', 'ab', 'Password must be at least 3 characters'],
    ['pwd', 'x'.repeat(21), 'Password must be at most 20 characters'],
  ])('refuses a %s of %j', (field, value, message) => {
    expect(faultsOf(signup, { ...person, [field]: value })).toEqual({ [field]: message })
  })

  test('does without a middle name', () => {
    expect(faultsOf(signup, { ...person, middle_name: '' })).toEqual({})
  })

  test('offers the United States; Europe and Asia are shown and not open', () => {
    expect(regions.map(({ name, isOpen }) => [name, isOpen])).toEqual([
      ['United States', true],
      ['Europe', false],
      ['Asia', false],
    ])
  })

  test('knows about ninety phone countries', () => {
    expect(phoneCountries.length).toBeGreaterThanOrEqual(85)
    expect(phoneCountries.length).toBeLessThanOrEqual(95)
    expect(phoneCountries).toContainEqual({ code: 'US', name: 'United States', dial: '+1' })
  })
})

describe('passwords, each screen with bounds of its own', () => {
  test.each([
    ['ab', 'Password must be at least 3 characters'],
    ['', 'Password must be at least 3 characters'],
    ['x'.repeat(21), 'Password must be at most 20 characters'],
  ])('signing in with %j is refused', (password, message) => {
    expect(faultsOf(credentials, { ...customer, password })).toEqual({ password: message })
  })

  test('signing in takes 3 to 20 characters, and wants an email', () => {
    expect(faultsOf(credentials, { ...customer, password: 'abc' })).toEqual({})
    expect(faultsOf(credentials, { ...customer, password: 'x'.repeat(20) })).toEqual({})
    expect(faultsOf(credentials, { ...customer, email: 'ada' })).toEqual({ email: 'Enter a valid email' })
  })

  test('an administrator’s has at least 4', () => {
    expect(faultsOf(adminCredentials, { email: 'a@b.example', password: 'abcd' })).toEqual({})
    expect(faultsOf(adminCredentials, { email: 'nobody', password: 'abc' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 4 characters long',
    })
  })

  test('a changed one has 4 to 20', () => {
    const { body } = accounts.changePassword
    const change = (new_password: string) => faultsOf(body, { old_password: 'old one', new_password })
    expect(change('abcd')).toEqual({})
    expect(change('x'.repeat(20))).toEqual({})
    expect(change('abc')).toEqual({ new_password: 'Password must be at least 4 characters' })
    expect(change('x'.repeat(21))).toEqual({ new_password: 'Password must be at most 20 characters' })
  })

  test('one that replaces a forgotten one has at least 6', () => {
    expect(faultsOf(resetPassword, { new_password: 'abcdef' })).toEqual({})
    expect(faultsOf(resetPassword, { new_password: 'abcde' })).toEqual({
      new_password: 'Password must be at least 6 characters long',
    })
  })
})

describe('a code of the second factor', () => {
  const { body } = accounts.verifyTwoFactor
  test('has six digits, spaces around it aside', () => {
    expect(faultsOf(body, { two_fa: 1, verify_code: ' 123456 ' })).toEqual({})
  })

  test.each([
    ['', 'Enter a OTP'],
    ['12345', 'Enter the 6 digits of the code'],
    ['1234567', 'Enter the 6 digits of the code'],
    ['12345a', 'Enter the 6 digits of the code'],
  ])('is not %j', (verify_code, message) => {
    expect(faultsOf(body, { two_fa: 0, verify_code })).toEqual({ verify_code: message })
  })
})
