import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { registeredCalls } from './registered-calls.ts'

/** The names of all fields that an answer may have, at any depth: what is not among them is left out when it is sent. */
function namesIn(schema: z.core.$ZodType): Set<string> {
  const names = new Set<string>()
  JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), (key, value) => {
    if (key === 'properties') for (const name of Object.keys(value)) names.add(name)
    return value
  })
  return names
}

/** What is shown on purpose: the tokens that a sign-in gives, what an app is set up with, and the hashes of the trail. `beneficiaryHashId` is an id. */
const meant: Record<string, string[]> = {
  'GET /admin/account': ['recovery_codes_left'],
  'POST /admin/account/app/begin': ['secret'],
  'POST /admin/account/app/confirm': ['recovery_codes'],
  'POST /admin/account/recovery_codes': ['recovery_codes'],
  'POST /admin/audit': ['hash'],
  'POST /admin/customers/view': ['jwt'],
  'POST /admin/login': ['jwt'],
  'POST /admin/staff/join': ['jwt'],
  'POST /admin/verify': ['jwt'],
  'POST /team/join': ['jwt'],
  'POST /users/login': ['jwt'],
  'POST /users/verify': ['jwt'],
}

test('no answer of any call has a field for a password, a code or a hash of one', () => {
  const shown: Record<string, string[]> = {}
  for (const { name, endpoint } of registeredCalls) {
    const secret = [...namesIn(endpoint.response)].filter(
      (field) =>
        /password|pwd|passwd|hash|salt|secret|otp|verify_code|recovery|^jwt$|token/i.test(field) &&
        field !== 'beneficiaryHashId',
    )
    if (secret.length > 0) shown[name] = secret
  }
  expect(shown).toEqual(meant)
})

/** Of partners, which forms offer all at once. */
const mostOnPage = 500

test('a page has a limited number of records, and none is before the first', () => {
  let lists = 0
  for (const { name, endpoint } of registeredCalls) {
    const { limit, page } = (endpoint.query as z.ZodMiniObject | undefined)?.shape ?? {}
    if (!limit || !page) continue
    lists++
    for (const asked of ['1000000000', '1e9', 'Infinity', '-5', '0', 'NaN', '0x7fffffff']) {
      const taken = Number(z.safeParse(limit, asked).data)
      expect([name, asked, taken >= 1 && taken <= mostOnPage]).toEqual([name, asked, true])
    }
    for (const asked of ['-1', '0', 'NaN', '-1e99'])
      expect([name, asked, z.safeParse(page, asked).data]).toEqual([name, asked, 1])
  }
  expect(lists).toBeGreaterThan(25)
})
