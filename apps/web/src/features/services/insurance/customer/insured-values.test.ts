import { newInsured } from '@tradelane/contract/insurance/insured'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { emptyInsured, insuredBodyOf, insuredValuesOf, isSaved, recordChanged } from './insured-values.ts'

const okafor = {
  insured_details_id: '0198a0c4-7f1e-7c6a-9a53-2f6f3f6f3f01',
  same_as_policy_holder: 1,
  company_name: 'Okafor Imports Inc.',
  company_id: 'NY4471',
  company_address: '12 Pier Road',
  city: 'New York',
  country: 'US',
  email: 'ada@okafor.example',
  phone_number: '+1 2125550147',
  contact_name: 'Ada Okafor',
} as const

test('an empty form is refused in the words of the specification', () => {
  const { error } = z.safeParse(newInsured, emptyInsured)
  const faults = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
  expect(Object.fromEntries(faults.toReversed())).toEqual({
    company_name: 'Company Name is required',
    company_id: 'Company ID is required',
    company_address: 'Company address is required',
    email: 'Enter a valid email',
    phone_number: 'Company phone number is required',
    contact_name: 'Contact person name is required',
  })
})

test('a phone number has at least four characters, and spaces around a text are removed', () => {
  expect(z.safeParse(newInsured, { ...insuredValuesOf(okafor), phone_number: '123 ' }).success).toBe(false)
  const { data } = z.safeParse(newInsured, { ...insuredValuesOf(okafor), phone_number: ' 1234 ' })
  expect(data?.phone_number).toBe('1234')
})

test('the box is sent as 1 or 0, and read as it was sent', () => {
  const values = insuredValuesOf(okafor)
  expect(insuredBodyOf(values).same_as_policy_holder).toBe(1)
  expect(insuredBodyOf({ ...values, same_as_policy_holder: false }).same_as_policy_holder).toBe(0)
})

test('a correction changes the newest record, another company is a new one', () => {
  const values = insuredValuesOf(okafor)
  const id = okafor.insured_details_id
  const [nothing, further] = [
    { insuredDetailsId: undefined, isNew: false },
    { insuredDetailsId: undefined, isNew: true },
  ]
  expect(recordChanged(nothing, okafor, { ...values, city: 'Boston' })).toBe(id)
  expect(recordChanged(nothing, okafor, { ...values, company_name: 'Lagos Retail Ltd' })).toBeUndefined()
  expect(recordChanged(further, okafor, { ...values, city: 'Boston' })).toBeUndefined()
  expect(
    recordChanged({ ...further, insuredDetailsId: 'named' }, okafor, {
      ...values,
      company_name: 'Lagos Retail Ltd',
    }),
  ).toBe('named')
})

test('what is saved already is not saved again', () => {
  const values = insuredValuesOf(okafor)
  expect(isSaved(okafor, values)).toBe(true)
  expect(isSaved(okafor, { ...values, city: 'Boston' })).toBe(false)
  expect(isSaved(null, values)).toBe(false)
})
