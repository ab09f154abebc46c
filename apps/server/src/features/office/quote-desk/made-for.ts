import { isDeepStrictEqual } from 'node:util'
import { quoteOfferActions } from '@tradelane/contract/quote-desk/actions'
import { isOpenCase } from '@tradelane/contract/quote-desk/states'
import type { Db, Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { AcceptedOffer } from '../../../entries/quoted-service.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { type CaseRow, type OfferRecord, quotedServiceOf, requestOf } from './cases.ts'
import { offerAcceptance } from './offer-approval.ts'

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

/** The same before anything waits for a second person. Refuses with NOT_FOUND too. */
export async function requireSameGoods(
  deps: Deps,
  actor: CustomerActor,
  which: { offer_id: string },
): Promise<void> {
  const { db, clock } = deps
  const { offer, row } = await offerAcceptance.load({ db, actor, now: clock.now() }, which)
  const isForOthers = await otherGoodsIn(deps, db, row)
  if (isForOthers(offer))
    requireOpen(quoteOfferActions.accept, { state: offer.state, is_for_other_goods: true })
}
