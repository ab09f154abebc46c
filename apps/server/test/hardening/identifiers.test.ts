import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { prepared, theApp } from '../the-app.ts'
import { givenWorld } from './given-world.ts'
import { changed, fieldsOf, hasType, nameOf, registeredCalls, variantsOf } from './registered-calls.ts'
import { sampleBodies } from './sample-input.ts'

const app = theApp()
const world = prepared(() => givenWorld(app))

test.each([
  ['a ligature', 'ﬁ2345'],
  ['a letter that is two in capitals', 'ß12345'],
  ['a Cyrillic letter', 'А12345'],
  ['digits of full width', '１２３４５６'],
  ['Arabic digits', '١٢٣٤٥٦'],
  ['the Kelvin sign', '\u212a12345'],
])('no field of an identifier takes %s', (_, text) => {
  expect(acceptingFields(text)).toEqual([])
})

test('the fields of identifiers are found by their names, and take plain ones', () => {
  const found = acceptingFields('AB–1\u00a02').map((field) => field.split(' ').at(-1))
  expect([...new Set(found)].sort()).toEqual([
    'account_no',
    'booking_number',
    'buyer_reg_no',
    'code',
    'company_id',
    'company_post_code',
    'company_reg_number',
    'company_registration_number',
    'credit_number',
    'declaration_number',
    'invoice_number',
    'order_number',
    'owner_id_number',
    'platform_reference',
    'postcode',
    'provider_reference',
    'registered_postcode',
    'second_bank_code',
    'sender_account',
    'supplier_reg_no',
    'swift_ifsc',
    'tax_number',
    'transport_reference',
    'user_postcode',
  ])
})

const identifiers =
  /(^|_)(no|number|reg_no|ifsc|iban|bic|code|codes|postcode|account|seal|tax_number|company_id|(provider|platform|transport)_reference|documentNumber)$/

const isIdentifier = (name: string): boolean => identifiers.test(name) && name !== 'phone_number'

/** Numbers that are copied from a paper of any script, and a report on the way, which is checked when it is sent. */
const asPrinted = [
  / (document_number|user_documentNumber)$/,
  /^POST \/inspection_report\/save (number|seal)$/,
]

/** The fields named like identifiers whose schema accepts the text, at any depth of any call. */
function acceptingFields(text: string): string[] {
  const found = registeredCalls.flatMap(({ name, endpoint }) =>
    variantsOf(endpoint.body).flatMap((variant, index) => {
      const body = sampleBodies({ name, endpoint }, world.known)[index]
      return fieldsOf(variant)
        .filter((field) => hasType(field, 'string') && isIdentifier(nameOf(field)))
        .filter(({ path }) => z.safeParse(endpoint.body as z.ZodMiniType, changed(body, path, text)).success)
        .map((field) => `${name} ${nameOf(field)}`)
    }),
  )
  return [...new Set(found)].filter((field) => !asPrinted.some((pattern) => pattern.test(field)))
}
