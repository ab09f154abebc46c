import { type Db, named, type Tx } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'
import { sql } from 'kysely'
import { type Entry, entryColumns, type Owner } from './journal.ts'
import { onePosted, type PostedRow } from './post-journal.ts'

export type NewHold = {
  /** Chosen by the sender: placing the same hold again changes nothing. */
  id: string
  owner: Owner
  amount: Money
  subject?: string
  description: string
  eventAt: Date
  /** When a reader of `listOverdueHolds` should expire it; the ledger itself never does. */
  expiresAt?: Date
}

/** How a hold ended. Ending it again in the same way changes nothing (`isNew: false`); in another way is refused. */
export type HoldEnd = { id: string; description: string; eventAt: Date }

/** Moves money from available to held in one journal; ledger_accounts_never_negative if there is not enough. */
export async function placeHold(tx: Tx, hold: NewHold): Promise<{ isNew: boolean }> {
  const { id, owner, amount, subject = null, description, eventAt, expiresAt = null } = hold
  const { rows } = await sql<PostedRow>`select journal_id, is_new from ledger_place_hold(${id}, ${owner},
    ${amount.currency}, ${amount.amount}, ${subject}, ${description}, ${eventAt}, ${expiresAt}) ${named}`.execute(
    tx,
  )
  return { isNew: onePosted(rows).isNew }
}

/**
 * Takes the whole of a hold. `entries` say where the money goes, optionally with a part back to available; the entry out
 * of held is added here. A second resolution is refused: ledger_holds_resolved_once.
 */
export function captureHold(
  tx: Tx,
  end: HoldEnd & { kind: string; entries: readonly Entry[] },
): Promise<{ isNew: boolean }> {
  return resolveHold(tx, 'captured', end.kind, end, end.entries)
}

/** Gives the money back to available. */
export function releaseHold(tx: Tx, end: HoldEnd): Promise<{ isNew: boolean }> {
  return resolveHold(tx, 'released', 'hold.released', end, [])
}

/** Gives the money back to available because the hold has expired. */
export function expireHold(tx: Tx, end: HoldEnd): Promise<{ isNew: boolean }> {
  return resolveHold(tx, 'expired', 'hold.expired', end, [])
}

async function resolveHold(
  tx: Tx,
  resolution: 'captured' | 'released' | 'expired',
  kind: string,
  { id, description, eventAt }: HoldEnd,
  entries: readonly Entry[],
): Promise<{ isNew: boolean }> {
  const { owners, accounts, currencies, amounts } = entryColumns(entries)
  const { rows } =
    await sql<PostedRow>`select journal_id, is_new from ledger_resolve_hold(${id}, ${resolution},
    ${kind}, ${description}, ${eventAt}, ${owners}, ${accounts}, ${currencies}, ${amounts})`.execute(tx)
  return { isNew: onePosted(rows).isNew }
}

export type OverdueHold = { id: string; owner: Owner; amount: Money; subject: string | null; expiresAt: Date }

/** Open holds that are past their time, the longest overdue first. */
export async function listOverdueHolds(db: Db, now: Date, limit: number): Promise<OverdueHold[]> {
  const { rows } = await sql<{
    hold_id: string
    owner: string
    currency: Currency
    amount: bigint
    subject: string | null
    expires_at: Date
  }>`select hold_id, owner, currency, amount, subject, expires_at from ledger_holds
      where resolution is null and expires_at <= ${now} order by expires_at limit ${limit}`.execute(db)
  return rows.map(({ hold_id: id, owner, currency, amount, subject, expires_at: expiresAt }) => ({
    id,
    owner,
    amount: money(amount, currency),
    subject,
    expiresAt,
  }))
}
