import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@tradelane/contract'
import { availability } from '@tradelane/contract/availability/calls'
import { partners } from '@tradelane/contract/partners/calls'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenPartner, hafenhandel } from '../../../../test/given-partner.ts'
import { naughtyStrings } from '../../../../test/naughty-strings.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))
const own = prepared(() => givenPartner(app, ada))

const update = () => ({
  ...hafenhandel,
  beneficiary_id: own.beneficiaryId,
  version: 1,
  account_details: hafenhandel.account_details.map((account) => ({
    ...account,
    beneficiary_account_id: own.accountId,
  })),
})

test.each([
  ['add', partners.add, () => [hafenhandel]],
  ['update', partners.update, update],
  ['accounts', partners.accounts, () => ({ beneficiary_id: randomUUID() })],
  ['availability', availability.save, () => route],
])(
  '%s answers without a server error for any value in any field of its body',
  async (_name, endpoint, body) => {
    await fc.assert(
      fc.asyncProperty(strangeBody(body()), async (strange) => {
        await send(endpoint, { body: strange })
      }),
      { numRuns: 150 },
    )
  },
)

test('every unusual text in every field is refused or returned unchanged', async () => {
  const fields = ['company_name', 'company_address', 'contact_person_name', 'email', 'phone_number'] as const
  for (const text of naughtyStrings) {
    for (const field of fields) {
      const { status, body } = await send(partners.add, { body: [{ ...hafenhandel, [field]: text }] })
      if (status !== 200) continue
      const { beneficiary_id } = body as { beneficiary_id: string }
      const kept = await app.db
        .selectFrom('partners')
        .select(field)
        .where('beneficiary_id', '=', beneficiary_id)
        .executeTakeFirstOrThrow()
      expect(kept[field]).toBe(text.trim())
    }
  }
})

test('the list answers every search', async () => {
  for (const search of naughtyStrings) {
    for (const page of ['1', search]) await send(partners.list, { query: { search, page } })
  }
})

const naughty = fc.constantFrom(...naughtyStrings)
const anyJson = fc.oneof(
  naughty,
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(JSON.parse('{"__proto__":{"uid":1}}')),
)

/** Any input is either accepted or refused as the caller's mistake; it never causes an error of the server. */
async function send(endpoint: Endpoint, input: { body?: unknown; query?: unknown }) {
  const answer = await app.call(endpoint, input as never, { token: ada.token })
  if (answer.status >= 500) throw new Error(`${answer.status} for ${JSON.stringify(input)}`)
  return answer
}

/** Every place in a body, as a path of keys. */
function placesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key]))]
}

function withAt(body: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy = Array.isArray(body) ? [...body] : { ...(body as object) }
  Reflect.set(copy, key, withAt(Reflect.get(copy, key), rest, value))
  return copy
}

const strangeBody = (body: unknown) =>
  fc.tuple(fc.constantFrom(...placesOf(body)), anyJson).map(([path, value]) => withAt(body, path, value))
const route = { origin: 'Mumbai, IN', origin_iso: 'INR', destination: 'Hamburg, DE', destination_iso: 'EUR' }
