import { z } from 'zod/mini'
import { instant } from '../primitives/values.ts'

const nameCheckResults = ['match', 'close_match', 'no_match', 'not_possible'] as const
export type NameCheckResult = (typeof nameCheckResults)[number]

/** What the bank of an account says of its holder's name. */
export const nameCheck = z.object({
  result: z.enum(nameCheckResults),
  /** Of a close match: the name that the bank has. */
  bank_name: z.nullable(z.string()),
  /** In plain words: why it was not possible, or what is wrong beside the name. */
  reason: z.nullable(z.string()),
  checked_at: instant,
})
export type ShownNameCheck = z.output<typeof nameCheck>
export type WireNameCheck = z.input<typeof nameCheck>

/** Short, for lists and records. */
export const nameCheckLabels: Readonly<Record<NameCheckResult, string>> = {
  match: 'The bank has this name',
  close_match: 'The bank has a similar name',
  no_match: 'The bank has another name',
  not_possible: 'The name could not be checked',
}

/** Of a close match: some banks do not say which name they have. */
export const similarNameText = (bankName: string | null | undefined): string =>
  bankName ? `The bank has the name “${bankName}”` : 'The bank has a similar name'

/** The same name but for its spaces and capitals: what a person types to confirm it. */
export const isSameName = (typed: string, name: string): boolean =>
  plain(typed).localeCompare(plain(name), 'en', { sensitivity: 'accent' }) === 0
const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
