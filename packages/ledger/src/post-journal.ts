import { asNamed, type Tx } from '@tradelane/db'
import { CompiledQuery } from 'kysely'
import { entryColumns, isWellFormed, type Journal } from './journal.ts'

export type Posted = { journalId: bigint; isNew: boolean }

/** The answer of the posting functions. */
export type PostedRow = { journal_id: bigint; is_new: boolean }

/**
 * Posts one journal within the caller's transaction. Safe to repeat: the same key with the same entries changes
 * nothing and answers `isNew: false`.
 *
 * The database refuses, naming the rule as the error's `constraint`: what does not sum to zero in each currency
 * (ledger_journals_balance), an account that is not open (ledger_entries_account_known) or named twice
 * (ledger_entries_one_per_account), an amount of nothing (ledger_entries_not_zero), a company's account going below
 * zero (ledger_accounts_never_negative), and a key used for other entries (ledger_journals_key_reused).
 */
export async function postJournal(tx: Tx, journal: Journal): Promise<Posted> {
  if (!isWellFormed(journal)) throw new RangeError(`journal ${JSON.stringify(journal.key)} is malformed`)
  const query = CompiledQuery.raw(asNamed(postStatement.text), postValues(journal))
  return onePosted((await tx.executeQuery<PostedRow>(query)).rows)
}

export const postStatement = {
  name: 'ledger_post_journal',
  text: 'select journal_id, is_new from ledger_post_journal($1, $2, $3, $4, $5, $6, $7, $8, $9)',
}

export function postValues(journal: Journal): unknown[] {
  const { key, kind, subject = null, description, eventAt } = journal
  const { owners, accounts, currencies, amounts } = entryColumns(journal.entries)
  return [key, kind, subject, description, eventAt, owners, accounts, currencies, amounts]
}

export function onePosted([row]: readonly PostedRow[]): Posted {
  if (!row) throw new Error('the posting function answered nothing')
  return { journalId: row.journal_id, isNew: row.is_new }
}
