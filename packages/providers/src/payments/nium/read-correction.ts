import { z } from 'zod/mini'
import type { AccountCorrection } from '../account-correction.ts'

/** The page "Remit Transaction NOC" as of the changelog of 6 October 2026: before it, the page had another name and other fields. */
export const correctionTemplate = 'NOC_RECEIVED_WEBHOOK'

const shortText = z.string().check(z.maxLength(200))
const notice = z.object({
  nocReason: z.optional(z.nullable(shortText)),
  correctedFields: z.optional(z.nullable(z.record(z.string(), z.union([z.string(), z.number()])))),
})

const fieldNames: Readonly<Record<string, string>> = {
  beneficiaryAccountNumber: 'Account number',
  routingNumber: 'Routing number',
  accountType: 'Account type',
  beneficiaryName: 'Account holder',
}

/** What a bank writes is shown to people: one line, without control characters, and not more than a few fields. */
export function readCorrection(body: unknown): AccountCorrection {
  const read = notice.safeParse(body)
  const { nocReason, correctedFields } = read.success ? read.data : {}
  return {
    reason: nocReason ? asWords(nocReason) : 'The bank corrected the account, and did not say why.',
    corrected: Object.entries(correctedFields ?? {})
      .slice(0, 6)
      .map(([field, value]) => ({
        field: fieldNames[field] ?? plain(field, 40),
        value: plain(String(value), 140),
      })),
  }
}

/** "ROUTING_NUMBER_CHANGED" as "Routing number changed". */
function asWords(code: string): string {
  const text = plain(code, 200)
  if (!/^[A-Z0-9_]+$/.test(text)) return text
  const words = text.replaceAll('_', ' ').toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const plain = (text: string, most: number): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
