import { smartEscrow } from '@tradelane/contract/smart-escrow/service-info'
import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Payee } from '../../../trade/partners/index.ts'
import { escrowNumber } from '../escrows.ts'

/** The part of a ledger entry that says which escrow, and which of its payouts, it belongs to. */
type Entry = { kind: string; subject: string | null; key: string }

/** What an accountant books an entry of an escrow by. None of it changes once the money is booked. */
export type EscrowFacts = {
  number: string
  /** The beneficiary; of the fee, Tradelane. */
  counterparty: string
  reference: string
  /** Of a payout, and of one that came back: where it went, and why it came back. */
  payout?: { account: string; bank: { name: string; code: string }; reason: string | null }
}

const subjectStart = `${smartEscrow.subject}:`
const stepOf = ({ key }: Entry): string =>
  /^escrow_step:([\da-f-]{36}):(?:accepted|back)$/.exec(key)?.[1] ?? ''
const escrowOf = ({ subject }: Entry): string => (subject ?? '').slice(subjectStart.length)

/** Reads what is known of these entries; what it returns answers for each of them. Entries of other subjects have no facts. */
export async function readEscrowFacts(
  db: Db,
  { companyId }: OneCompanyScope,
  entries: readonly Entry[],
): Promise<(entry: Entry) => EscrowFacts | undefined> {
  const mine = entries.filter(({ subject }) => subject?.startsWith(subjectStart))
  if (mine.length === 0) return () => undefined
  const [escrows, steps] = await Promise.all([
    db
      .selectFrom('smart_escrows')
      .select(['smart_escrow_id', 'number', 'created_at', 'funded_for', 'reference'])
      .where('uid', '=', companyId)
      .where('smart_escrow_id', 'in', [...new Set(mine.map(escrowOf))])
      .execute(),
    readSteps(db, companyId, mine.map(stepOf)),
  ])
  const known = new Map(escrows.map((row) => [row.smart_escrow_id, row]))
  return (entry) => {
    const row = entry.subject?.startsWith(subjectStart) && known.get(escrowOf(entry))
    if (!row) return undefined
    const step = steps.get(stepOf(entry))
    const facts = { number: escrowNumber(row), reference: row.reference ?? '' }
    if (step) return { ...facts, ...toPayee(step) }
    return { ...facts, counterparty: entry.kind === 'escrow.fee' ? 'Tradelane' : (row.funded_for ?? '') }
  }
}

async function readSteps(db: Db, companyId: string, ids: readonly string[]) {
  const wanted = ids.filter((id) => id !== '')
  if (wanted.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('escrow_steps')
    .select(['step_id', 'paid_to', 'reason'])
    .where('uid', '=', companyId)
    .where('step_id', 'in', wanted)
    .where('paid_to', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.step_id, row]))
}

function toPayee({ paid_to, reason }: { paid_to: unknown; reason: string | null }) {
  const { partner, account } = paid_to as Payee
  const bank = { name: account.bank, code: account.swift_ifsc }
  return { counterparty: partner.company_name, payout: { account: account.account_no, bank, reason } }
}
