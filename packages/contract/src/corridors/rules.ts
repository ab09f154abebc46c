import { z } from 'zod/mini'
import { countryName } from '../lists/bank-countries.ts'

/** Fields of a partner and its account that a corridor can have rules for, with what people call them. */
export const corridorFields = {
  account_holder_name: 'Account holder name',
  account_no: 'Account no. / IBAN',
  swift_ifsc: 'Bank code',
  second_bank_code: 'Second bank code',
  owner_id_number: 'Tax number of the account holder',
  bank: 'Bank',
  bank_address: 'Bank address',
  bank_city: 'Bank city',
  company_address: 'Address',
  company_town: 'Town',
  company_post_code: 'Post code',
  company_country: 'Country of the company',
  email: 'Email',
} as const
export type CorridorField = keyof typeof corridorFields

export const fieldRule = z.object({
  field: z.enum(Object.keys(corridorFields) as [CorridorField, ...CorridorField[]]),
  /** What banks there call it. */
  label: z.string(),
  required: z.boolean(),
  /** A regular expression, with its own anchors. */
  pattern: z.nullable(z.string()),
  min_length: z.nullable(z.number()),
  max_length: z.nullable(z.number()),
  /** Nothing but these; empty where anything goes. */
  values: z.array(z.string()),
})
export type FieldRule = z.output<typeof fieldRule>

export type CorridorFault = { field: CorridorField; kind: 'missing' | 'format'; message: string }

/** What these rules have against the values, in their order. */
export function corridorFaults(
  rules: readonly FieldRule[],
  values: Partial<Record<CorridorField, string | null | undefined>>,
  { currency, country }: { currency: string; country: string },
): CorridorFault[] {
  return rules.flatMap((rule): CorridorFault[] => {
    const value = values[rule.field]?.trim() ?? ''
    const { field, label } = rule
    const need = `Payments in ${currency} to ${countryName(country)} need this: ${label}`
    if (value === '') return rule.required ? [{ field, kind: 'missing', message: need }] : []
    return fits(rule, value)
      ? []
      : [{ field, kind: 'format', message: `${need}${formOf(rule) || ' in the form that banks there use'}` }]
  })
}

function fits({ pattern, min_length, max_length, values }: FieldRule, value: string): boolean {
  return (
    value.length >= (min_length ?? 0) &&
    value.length <= (max_length ?? value.length) &&
    (pattern === null || new RegExp(pattern).test(value)) &&
    (values.length === 0 || values.includes(value))
  )
}

/** The form in words: " of 12 digits"; empty where it is no simple one. */
export function formOf({ pattern, min_length, max_length, values }: FieldRule): string {
  const digits = /^\^(?:\\d|\[0-9\])\{(\d+)(?:,(\d+))?\}\$$/.exec(pattern ?? '')
  if (digits) return digits[2] ? ` of ${digits[1]} to ${digits[2]} digits` : ` of ${digits[1]} digits`
  if (values.length > 0) return ` (${values.join(', ')})`
  if (min_length !== null || max_length !== null)
    return ` of ${min_length ?? 1} to ${max_length ?? 'any number of'} characters`
  return ''
}
