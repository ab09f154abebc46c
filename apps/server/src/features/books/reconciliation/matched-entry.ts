import type { Output } from '@tradelane/contract'
import type { reconciliation } from '@tradelane/contract/reconciliation/calls'
import type { CompanyChange, PlatformAccount } from '@tradelane/ledger'
import { type Currency, decimalText, money } from '@tradelane/money'
import { z } from 'zod/mini'

type Shown = Output<typeof reconciliation.explain>['sets'][number]['entries'][number]

/** An entry as a closing keeps it: what it was read as then. */
const stored = z.object({
  entry_id: z.string(),
  journal: z.string(),
  part: z.string(),
  description: z.string(),
  at: z.iso.datetime(),
  /** In minor units. */
  amount: z.string(),
  subject: z.nullable(z.string()),
  subject_id: z.nullable(z.string()),
})
export type StoredEntry = z.output<typeof stored>

/** What was moved with the company, by the account on the other side. */
const parts: Record<PlatformAccount, string> = {
  provider: 'Money at the provider',
  payouts: 'Payout',
  fees: 'Fee',
  fx: 'Exchange',
  partners: 'Partner',
  suspense: 'Waiting to be matched',
}
const isPlatformAccount = (account: string): account is PlatformAccount => account in parts

export function storedEntry(change: CompanyChange): StoredEntry {
  const { owner, account, subject } = change
  const [kind = null, id = null] = subject?.split(':') ?? []
  return {
    entry_id: `${change.journalId}-${change.accountId}`,
    journal: inWords(change.kind),
    part: owner === 'platform' && isPlatformAccount(account) ? parts[account] : 'Another company',
    description: change.description,
    at: change.eventAt.toISOString(),
    amount: String(change.amount),
    ...{ subject: kind, subject_id: id },
  }
}

export const shownEntry = ({ at, amount, ...entry }: StoredEntry, currency: Currency): Shown => ({
  ...entry,
  at: new Date(at),
  amount: decimalText(money(BigInt(amount), currency)),
})

export const readStored = (entries: unknown): StoredEntry[] => z.array(stored).parse(entries)

/** "payment.accepted" as "Payment accepted". */
function inWords(kind: string): string {
  const words = kind.replace(/[._]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
