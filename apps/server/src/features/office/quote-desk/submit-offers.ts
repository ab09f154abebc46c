import { officeCaseActions } from '@tradelane/contract/quote-desk/actions'
import type { OfferRow } from '@tradelane/contract/quote-desk/forms'
import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { move, note } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { answersUsed, requireCopiesOf } from './ask-vendors/used-answers.ts'
import { type CaseRow, lockCase, quotedServiceOf } from './cases.ts'
import { type CaseKey, findCase } from './find-case.ts'
import { requireOpenFor } from './happened.ts'
import { keptFiles } from './kept-files.ts'
import { quoteCaseLifecycle, quoteOfferLifecycle } from './lifecycle.ts'
import { columnsOf, type OfferColumns } from './offer-columns.ts'
import { deleteFiles, storeFiles } from './sent-files.ts'
import { requireTakesOffers } from './takes-offers.ts'

/**
 * Stores the rows of the form in place of the offers that are not published. Refuses by field and row what is missing or does not fit, with
 * NOT_FOUND, and with ILLEGAL_STATE a request that has ended, saying who ended it.
 */
export async function submitOffers(
  deps: Deps,
  actor: AdminActor,
  { quotes, ...key }: CaseKey & { quotes: OfferRow[] },
) {
  const known = await findCase(deps.db, actor, key)
  const service = quotedServiceOf(deps, key.service)
  requireTakesOffers(service)
  const answers = await answersUsed(deps.db, known, quotes)
  const form = { rows: quotes, service }
  // Before files are stored: most mistakes are in the fields.
  await columnsOf(deps.db, { ...form, known, now: deps.clock.now(), files: new Map(), answers })
  const files = await storeFiles(deps, quotes, answers)
  let removed: string[]
  try {
    removed = await inTransaction(deps.db, async (tx) => {
      const at = deps.clock.now()
      const row = await lockCase(tx, actor, known.case_id)
      await requireOpenFor(tx, actor, row, { action: officeCaseActions.submit, facts: {} })
      const kept = await keptFiles(tx, row, quotes)
      const all = new Map([...kept, ...files])
      const used = await answersUsed(tx, row, quotes)
      const columns = await columnsOf(tx, { ...form, known: row, now: at, files: all, answers: used })
      requireCopiesOf(quotes, { now: used, copied: answers })
      const old = await deleteStored(tx, row)
      await storeOffers(tx, actor, row, columns, at)
      await takeOver(tx, actor, row, at)
      const stay = new Set([...kept.values()].map(({ stored_id }) => stored_id))
      return old.filter((stored) => !stay.has(stored))
    })
  } catch (error) {
    await deleteFiles(deps, files)
    throw error
  }
  for (const stored of removed) await deps.files.delete(stored)
  return known.case_id
}

export async function storeOffers(
  tx: Tx,
  actor: AdminActor,
  row: CaseRow,
  columns: OfferColumns[],
  at: Date,
): Promise<void> {
  for (const values of columns)
    await begin(tx, quoteOfferLifecycle, {
      scope: systemScope(row.uid),
      by: `administrator:${actor.administratorId}`,
      to: 'stored',
      at,
      values: { ...values, case_id: row.case_id, created_at: at },
    })
}

/** Who works on a request that has no owner becomes its owner. */
async function takeOver(tx: Tx, actor: AdminActor, row: CaseRow, at: Date): Promise<void> {
  const change = { scope: actor, id: row.case_id, at, set: { owner: row.owner ?? actor.administratorId } }
  if (row.state === 'new') await move(tx, quoteCaseLifecycle, { ...change, to: 'assigned' })
  await note(tx, quoteCaseLifecycle, { ...change, what: 'offers_stored' })
}

/** Answers the files that belonged to them. */
export async function deleteStored(tx: Tx, { case_id }: CaseRow): Promise<string[]> {
  const rows = await tx
    .deleteFrom('quote_offers')
    .where('case_id', '=', case_id)
    .where('state', '=', 'stored')
    .returning('stored_id')
    .execute()
  return rows.flatMap(({ stored_id }) => stored_id ?? [])
}
