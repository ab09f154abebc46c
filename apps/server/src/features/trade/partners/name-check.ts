import { type ShownNameCheck, similarNameText } from '@tradelane/contract/partners/name-check'
import type { Currency } from '@tradelane/money'
import type { AccountToCheck } from '@tradelane/providers'
import { hashOf } from '../../../approvals/binding.ts'
import type { AccountRow } from './partner-rows.ts'

/** What the bank is asked. */
export const askedOf = (row: AccountRow): AccountToCheck => ({
  name: row.account_holder_name,
  accountNumber: row.account_no,
  routingCode: row.swift_ifsc,
  currency: row.currency as Currency,
  country: row.beneficiary_country_code,
})

export const markOf = (row: AccountRow): string => hashOf(askedOf(row))

/** What is known of the account as it is now: an answer about another name or number is none. */
export function nameCheckOf(row: AccountRow): ShownNameCheck | undefined {
  if (!row.name_check || !row.name_checked_at || row.name_check_of !== markOf(row)) return undefined
  return {
    result: row.name_check,
    bank_name: row.name_check_bank_name,
    reason: row.name_check_reason,
    checked_at: row.name_checked_at,
  }
}

/** What a person who has just saved the account should look at. */
export function nameWarning(row: AccountRow): string | undefined {
  const { result, bank_name } = nameCheckOf(row) ?? {}
  if (result === 'no_match')
    return `The bank has another name than ${row.account_holder_name} for ${row.account_ref_name}: ask the payee`
  if (result === 'close_match') return `${similarNameText(bank_name)} for ${row.account_ref_name}`
  return undefined
}

/** Also from the copy of a payee on a payment, where days are text. */
export const shownCheck = (check: ShownNameCheck | undefined) =>
  check && { name_check: { ...check, checked_at: new Date(check.checked_at) } }

export const unanswered = 'The payments provider did not answer. It is asked again before the next payment.'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * An answer is used for a month; a no for a day, because the payee may ask its bank to correct it, and so is what was not possible; silence
 * for five minutes.
 */
export function isDue(known: ShownNameCheck | undefined, now: Date): boolean {
  if (!known) return true
  const goodFor = known.reason === unanswered ? 5 * minuteMs : isDoubtful(known.result) ? dayMs : 30 * dayMs
  return now.getTime() - known.checked_at.getTime() >= goodFor
}

const isDoubtful = (result: ShownNameCheck['result']): boolean =>
  result === 'no_match' || result === 'not_possible'
