import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { identifier } from '../primitives/identifier.ts'
import { optionalLine } from '../primitives/plain-text.ts'
import { id, line } from '../primitives/values.ts'

const oneOrZero = z.codec(
  z.union([z.boolean(), z.literal(0), z.literal(1)], 'Say whether it is the policyholder'),
  z.boolean(),
  { decode: Boolean, encode: (isSame) => (isSame ? 1 : 0) },
)

const fields = {
  company_name: line(200, 'Company Name is required'),
  company_id: identifier(50, 'Company ID is required'),
  company_address: line(300, 'Company address is required'),
  city: optionalLine(100),
  country: optionalLine(100),
  email: line(254, 'Enter a valid email').check(z.email('Enter a valid email')),
  phone_number: line(30, 'Company phone number is required').check(
    z.minLength(4, 'Company phone number is required'),
  ),
  contact_name: line(100, 'Contact person name is required'),
}

/** `1`: the server takes what the profile says, and of the form only what the profile does not know. */
export const newInsured = z.strictObject({ same_as_policy_holder: z._default(oneOrZero, false), ...fields })
export type NewInsured = z.output<typeof newInsured>
export const changedInsured = z.strictObject({ insured_details_id: id, ...newInsured.shape })
export type ChangedInsured = z.output<typeof changedInsured>

/** The company of the profile, under the insured's names; empty where the profile says nothing. */
export const policyHolder = z.object({
  company_name: z.string(),
  company_id: z.string(),
  company_address: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  phone_number: z.string(),
  contact_name: z.string(),
})
export type PolicyHolder = z.output<typeof policyHolder>

export const insured = z.object({
  insured_details_id: id,
  same_as_policy_holder: z.union([z.literal(0), z.literal(1)]),
  ...policyHolder.shape,
})
export type Insured = z.output<typeof insured>

const saved = z.object({ status: z.literal('success'), message: z.string(), insured_details_id: id })

export const insuredDetails = {
  get: endpoint({
    method: 'GET',
    path: '/insured_details/get',
    auth: 'customer',
    summary: 'The policyholder, and an insured: the one named, else the newest, else null',
    query: z.object({ insured_details_id: z.optional(id) }),
    response: z.object({
      status: z.literal('success'),
      policy_holder: policyHolder,
      insured: z.nullable(insured),
    }),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/insured_details/add',
    auth: 'customer',
    summary: 'Saves the insured',
    body: newInsured,
    response: saved,
    idempotent: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/insured_details/update',
    auth: 'customer',
    summary: 'Changes an insured; a bound policy keeps the data it was bound with',
    body: changedInsured,
    response: saved,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
}
