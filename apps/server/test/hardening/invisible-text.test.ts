import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { prepared, theApp } from '../the-app.ts'
import { givenWorld } from './given-world.ts'
import { changed, fieldsOf, hasType, nameOf, registeredCalls, variantsOf } from './registered-calls.ts'
import { sampleBodies } from './sample-input.ts'
import { expectHonest, sendRaw } from './send-raw.ts'

const app = theApp()
const world = prepared(() => givenWorld(app))

test.each([
  ['an override', 'Kind \u202eregards'],
  ['an embedding', 'Kind \u202aregards'],
  ['an isolate', 'Kind \u2066regards'],
  ['the end of one', 'Kind regards\u2069x'],
])('%s of the direction is refused in every text that is kept', (_, text) => {
  expect(acceptingFields(text)).toEqual([])
})

/** Text of several lines may contain what a page or a writing program put into it. */
const severalLines =
  /(text|reason|comment|description|note|question|remarks|action|address|company_description|description_of_goods|goods_description|_specifications?|reasons|marks|requirements\/answer answer|trade_documents\/generate (seller|buyer|consignee|notify|forwarder|containers|bank|dangerous_goods))$/

test.each([
  ['a zero-width space', 'Kind\u200bregards'],
  ['a byte order mark', 'Kind\ufeffregards'],
  ['a joiner between Latin letters', 'Kind\u200dregards'],
  ['a mark of the direction', 'Kind\u200fregards'],
  ['a soft hyphen', 'Kind\u00adregards'],
  ['a letter that is blank', 'Kind\u3164regards'],
  ['a tag', 'Kind\u{e0041}regards'],
])('%s is refused in every name and reference', (_, text) => {
  expect(acceptingFields(text).filter((field) => !severalLines.test(field))).toEqual([])
})

test.each(['می\u200cخواهم تجارت', 'श्री\u200dराम ट्रेडर्स', '葛\u{e0100}飾商事', 'Fish 👩\u200d👩\u200d👧 & Co'])(
  'a name that is spelled with joiners is accepted: %s',
  (text) => {
    expect(acceptingFields(text).length).toBeGreaterThan(10)
  },
)

test('the answer names the field', async () => {
  const call = registeredCalls.find(({ endpoint }) => endpoint.path === '/insured_details/add')
  if (!call) throw new Error('there is no call that adds an insured')
  const [body] = sampleBodies(call, world.known)
  const payload = JSON.stringify(changed(body, ['company_name'], 'Hafen\u202eledna H'))
  const answer = await sendRaw(app, world, call, { payload })
  expectHonest(answer, 'a name with an override')
  expect(answer.json()).toMatchObject({
    error: {
      code: 'INVALID_REQUEST',
      fields: { company_name: 'Type this instead of pasting it: it has invisible characters' },
    },
  })
})

/** Passwords, keys that are looked up, names that are cleaned (`file-names.ts`), and figures of an offer that are read by nobody. */
const takesAnyText = [
  / (pwd|password|old_password|new_password|token|file_name|base64File|beneficiaryHashId)$/,
  /^POST \/common\/constants region$/,
  /^POST \/(admin\/)?search text$/,
  // Searches in a body are compared with what is stored, and not kept.
  /^POST \/admin\/(quotes\/transaction_list|invoices|duty_rates) search$/,
  /^POST \/admin\/audit(\/file)? (search|actor|subject)$/,
  /^POST \/admin\/quotes\/submit file$/,
  /^POST \/transaction_summary\/move subject$/,
  /^POST \/logistics\/add (from_city|to_city|container_size|shipping_date|name)$/,
]

/** The fields whose schema accepts the text, at any depth of any call. */
function acceptingFields(text: string): string[] {
  const found = registeredCalls.flatMap(({ name, endpoint }) =>
    variantsOf(endpoint.body).flatMap((variant, index) => {
      const body = sampleBodies({ name, endpoint }, world.known)[index]
      return fieldsOf(variant)
        .filter((field) => hasType(field, 'string'))
        .filter(({ path }) => z.safeParse(endpoint.body as z.ZodMiniType, changed(body, path, text)).success)
        .map((field) => ({ call: name, field: nameOf(field) }))
    }),
  )
  return [...new Set(found.map(({ call, field }) => `${call} ${field}`))].filter(
    (field) => !takesAnyText.some((pattern) => pattern.test(field)),
  )
}
