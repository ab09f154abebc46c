import { isDeepStrictEqual } from 'node:util'
import { quoteOfferActions } from '@tradelane/contract/quote-desk/actions'
import { isOpenCase } from '@tradelane/contract/quote-desk/states'
import type { Db, Tx } from '@tradelane/db'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AcceptedOffer } from '../../../entries/quoted-service.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { note } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { type CaseRow, type OfferRecord, quotedServiceOf, requestOf, shownCaseState } from './cases.ts'
import { quoteCaseLifecycle } from './lifecycle.ts'

type Goods = readonly string[]

/** An offer of before does not say what it was made for. */
const isForOthers = (madeFor: Goods | null, goods: Goods): boolean =>
  madeFor !== null && !isDeepStrictEqual(madeFor, goods)

/** Whether an open offer of this request was made for other goods than its record has now. */
export async function otherGoodsIn(
  { features }: Pick<Deps, 'features'>,
  db: Db | Tx,
  row: CaseRow,
): Promise<(offer: OfferRecord) => boolean> {
  const goods = isOpenCase(row.state)
    ? await quotedServiceOf({ features }, row.service).madeFor?.(db, requestOf(row))
    : undefined
  return ({ state, made_for }) =>
    goods !== undefined && (state === 'stored' || state === 'published') && isForOthers(made_for, goods)
}

/** With the record of the service locked, as its goods are now. Refuses with ILLEGAL_STATE an offer that was made for others. */
export const requireMadeFor = ({ madeFor }: AcceptedOffer, goods: Goods): void =>
  requireOpen(quoteOfferActions.accept, {
    state: 'published',
    is_for_other_goods: isForOthers(madeFor, goods),
  })

/** The record has other goods now: the history says so, and the desk has to make new offers where one is open. The request is locked. */
export async function goodsChangedOfRecord(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  scope: Scope,
  { row, change, at }: { row: CaseRow | undefined; change: string; at: Date },
): Promise<void> {
  if (!row || !isOpenCase(row.state)) return
  const due = dueAt('offerQuotes', at, config.officeCountry).toISOString()
  // Before its offers the desk has its task, and after the last day nothing is accepted.
  const facts = { change, ...(shownCaseState(row, at) === 'QUOTED' && { due }) }
  await note(tx, quoteCaseLifecycle, { scope, id: row.case_id, what: 'goods_changed', at, facts })
}
