import { z } from 'zod/mini'
import type { AccountCorrection } from '../account-correction.ts'
import { plainLine } from '../plain-line.ts'

/** The page "Remit Transaction NOC" as of the changelog of 6 October 2026: before it, the page had another name and other fields. */
export const correctionTemplate = 'NOC_RECEIVED_WEBHOOK'

const shortText = z.string().check(z.maxLength(200))
const notice = z.object({
  nocReason: z.optional(z.nullable(shortText)),
  correctedFields: z.optional(
    z.nullable(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
  ),
})

const fieldNames: Readonly<Record<string, string>> = {
  beneficiaryAccountNumber: 'Account number',
  routingNumber: 'Routing number',
  accountType: 'Account type',
  beneficiaryName: 'Account holder',
}

/** A word, or a transaction code of an ACH entry, of which the first digit says the type (Nacha: 22 checking, 32 savings, 42 ledger, 52 loan). */
const accountTypes: readonly (readonly [RegExp, string])[] = [
  [/^(2|2\d|C|CHECKING|CURRENT|DEMAND)$/, 'checking account'],
  [/^(3|3\d|S|SAVINGS?)$/, 'savings account'],
  [/^(4|4\d|GENERAL[ _]LEDGER)$/, 'general ledger account'],
  [/^(5|5\d|LOAN)$/, 'loan account'],
]
const accountTypeOf = (value: string): string =>
  accountTypes.find(([form]) => form.test(value.toUpperCase()))?.[1] ?? value

/** What a bank writes is shown to people: one line, without control characters, and not more than a few fields. */
export function readCorrection(body: unknown): AccountCorrection {
  const read = notice.safeParse(body)
  const { nocReason, correctedFields } = read.success ? read.data : {}
  return {
    reason: nocReason ? asWords(nocReason) : 'The bank corrected the account, and did not say why.',
    corrected: Object.entries(correctedFields ?? {})
      .flatMap(([field, value]) => (value === null ? [] : [[field, plainLine(String(value), 140)] as const]))
      .slice(0, 6)
      .map(([field, value]) => ({
        field: fieldNames[field] ?? plainLine(field, 40),
        value: field === 'accountType' ? accountTypeOf(value) : value,
      })),
  }
}

/** "ROUTING_NUMBER_CHANGED" as "Routing number changed". */
function asWords(code: string): string {
  const text = plainLine(code, 200)
  if (!/^[A-Z0-9_]+$/.test(text)) return text
  const words = text.replaceAll('_', ' ').toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
