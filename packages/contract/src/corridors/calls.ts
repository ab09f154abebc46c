import { z } from 'zod/mini'
import { isBankCountry } from '../lists/bank-countries.ts'
import { accountTypes, payoutMethods } from '../partners/forms.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { inCapitals } from '../primitives/identifier.ts'
import { currencyCode, instant } from '../primitives/values.ts'
import { fieldRule } from './rules.ts'

export const corridorKey = z.strictObject({
  currency: currencyCode,
  /** Of the bank. */
  beneficiaryCountryCode: z
    .string('Select a country')
    .check(inCapitals, z.refine(isBankCountry, 'Select a country')),
  payoutMethod: z.enum(payoutMethods, 'Select a payout method'),
  beneficiaryAccountType: z.enum(accountTypes, 'Account type name is required'),
})
export type CorridorKey = z.output<typeof corridorKey>

export const corridorAnswer = z.object({
  status: z.literal('success'),
  /** When the payments provider said so; null where it has never said anything: then only our own rules hold. */
  as_of: z.nullable(instant),
  /** Older than a day, because the provider does not answer. */
  is_old: z.boolean(),
  /** The purposes that can be chosen. */
  purpose_codes: z.array(z.object({ code: z.string(), description: z.string() })),
  fields: z.array(fieldRule),
})
export type CorridorAnswer = z.output<typeof corridorAnswer>

export const corridors = {
  get: endpoint({
    method: 'POST',
    path: '/corridors/get',
    auth: 'customer',
    who: 'everyone',
    summary: 'What a payment in this currency to this country by this method must say, and its purposes',
    body: corridorKey,
    response: corridorAnswer,
  }),
}
