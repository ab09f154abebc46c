import { z } from 'zod/mini'
import {
  type AccountToCheck,
  isCheckedCorridor,
  type NameCheck,
  type NameCheckResult,
  notCheckedThere,
} from '../name-check.ts'
import type { NiumApi } from './nium-api.ts'
import type { Paths } from './paths.ts'

const text = z.optional(z.nullable(z.string()))
const verification = z.object({
  status: z.string(),
  failureCode: text,
  description: text,
  derivedAccountDetails: z.optional(z.nullable(z.object({ name: text, nameMatch: text }))),
})
type Verification = z.output<typeof verification>

/** Nium Verify: POST …/verifications. It neither pays nor stores a beneficiary. */
export async function checkName(api: NiumApi, paths: Paths, account: AccountToCheck): Promise<NameCheck> {
  if (!isCheckedCorridor(account)) return notCheckedThere(account)
  const bank = bankOf(account)
  if (!bank)
    return {
      result: 'not_possible',
      reason: 'The check needs the sort code or the IFSC of the bank, not its BIC.',
    }
  const { name, currency, country } = account
  const answer = await api.post(`${paths.client(1)}/verifications`, {
    answer: verification,
    body: { accountHolderName: name, country, currency, bank },
  })
  if (answer.status === 'refused') return { result: 'not_possible', reason: answer.reason }
  return read(answer.value, name)
}

/** In the euro area the IBAN alone; elsewhere the account with its bank's national code. */
function bankOf({ accountNumber, routingCode, country }: AccountToCheck) {
  if (country === 'IN')
    return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(routingCode)
      ? { accountNumber, routing: { ifsc: routingCode } }
      : undefined
  if (country !== 'GB') return { iban: accountNumber }
  const inIban = /^GB\d\d[A-Z]{4}(\d{6})(\d{8})$/.exec(accountNumber)
  const number = inIban?.[2] ?? accountNumber
  const sortCode = inIban?.[1] ?? /^\d{6}$/.exec(routingCode)?.[0]
  return sortCode ? { accountNumber: number, routing: { sortCode } } : undefined
}

const wireMatches: Readonly<Record<string, NameCheckResult>> = {
  match: 'match',
  partial_match: 'close_match',
  no_match: 'no_match',
}
/** An account that no money can reach is treated as one of somebody else: only a person's word lets a payment go there. */
const failures: Readonly<Record<string, string | undefined>> = {
  invalid_name: undefined,
  inactive_account: 'The bank says that this account is not active.',
  account_not_found: 'The bank does not know this account.',
}

function read({ status, failureCode, description, derivedAccountDetails }: Verification, ours: string) {
  if (status === 'invalid' && failureCode && Object.hasOwn(failures, failureCode))
    return withText({ result: 'no_match', reason: failures[failureCode] })
  if (status !== 'valid')
    return withText({
      result: 'not_possible',
      reason: description || 'The bank could not check these details.',
    })
  const { name, nameMatch } = derivedAccountDetails ?? {}
  const said = nameMatch && Object.hasOwn(wireMatches, nameMatch) ? wireMatches[nameMatch] : undefined
  const result = said ?? (name ? compared(ours, name) : undefined)
  if (!result)
    return withText({ result: 'not_possible', reason: 'The bank did not say whose account it is.' })
  return withText({ result, bankName: result === 'close_match' ? (name ?? undefined) : undefined })
}

const withText = ({
  result,
  bankName,
  reason,
}: { [K in keyof NameCheck]: NameCheck[K] | undefined } & Pick<NameCheck, 'result'>): NameCheck => ({
  result,
  ...(bankName && { bankName }),
  ...(reason && { reason }),
})

/** Some banks, in India above all, answer with a name and leave the comparison to us. */
function compared(ours: string, theirs: string): NameCheckResult {
  const [mine, other] = [wordsOf(ours), wordsOf(theirs)]
  const rest = [...other]
  // Each word of the bank's name counts once: RAM RAM is not RAM KUMAR.
  const shared = mine.filter((word) => {
    const place = rest.indexOf(word)
    if (place >= 0) rest.splice(place, 1)
    return place >= 0
  })
  if (shared.length > 0 && shared.length === mine.length && mine.length === other.length) return 'match'
  return shared.length > 0 && shared.length >= Math.min(mine.length, other.length)
    ? 'close_match'
    : 'no_match'
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/^\s*M\/S\b/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !legalForms.has(word))

/** Banks and payees write them differently, or leave them out. */
const legalForms = new Set(
  'PRIVATE PVT LIMITED LTD PTE LLP LLC INC INCORPORATED CO COMPANY CORP CORPORATION PLC GMBH AG SA SAS SARL SRL SPA BV NV MS'.split(
    ' ',
  ),
)
