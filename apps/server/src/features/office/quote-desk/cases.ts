import type { DeskService } from '@tradelane/contract/quote-desk/forms'
import type { ShownOfferState } from '@tradelane/contract/quote-desk/offer-states'
import type { ShownCaseState } from '@tradelane/contract/quote-desk/states'
import type { Database, Db, Tx } from '@tradelane/db'
import { type Currency, money } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import { type Selectable, sql } from 'kysely'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AcceptedOffer, QuotedRequest, QuotedService } from '../../../entries/quoted-service.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { recordNumber } from '../../../lifecycle/numbers.ts'
import { Refusal } from '../../../refusal.ts'
import { quoteCaseLifecycle } from './lifecycle.ts'

export type CaseRow = Selectable<Database['quote_cases']>
export type OfferRecord = Selectable<Database['quote_offers']>

const quoteCasePrefix = 'QR'
/** QR-2026-000123. */
export const caseNumber = ({ number, requested_at }: Pick<CaseRow, 'number' | 'requested_at'>): string =>
  recordNumber(quoteCasePrefix, number, requested_at)

export const selectCases = (db: Db | Tx, scope: Scope) =>
  db.selectFrom('quote_cases').selectAll().where(inScope(scope, 'quote_cases.uid'))

/** Refuses with NOT_FOUND. */
export async function getCase(db: Db | Tx, scope: Scope, caseId: string): Promise<CaseRow> {
  const row = await selectCases(db, scope).where('case_id', '=', caseId).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Every change of a case or of one of its offers locks the case first. Refuses with NOT_FOUND. */
export const lockCase = (tx: Tx, scope: Scope, caseId: string): Promise<CaseRow> =>
  lockRow(tx, quoteCaseLifecycle, { scope, id: caseId })

/** Of these cases, in the order of the form. */
export async function listOffers(db: Db | Tx, caseIds: readonly string[]): Promise<OfferRecord[]> {
  if (caseIds.length === 0) return []
  return db
    .selectFrom('quote_offers')
    .selectAll()
    .where('case_id', 'in', caseIds)
    .orderBy('created_at', 'desc')
    .orderBy('position')
    .execute()
}

/** An offer holds through the end of its last day in UTC. */
export const isOver = ({ valid_until }: Pick<OfferRecord, 'valid_until'>, now: Date): boolean =>
  valid_until < dayOf(now)

/** As answers say it: a published offer whose last day has passed has expired, before anybody stores that. */
export function shownOfferState(
  offer: Pick<OfferRecord, 'state' | 'valid_until'>,
  now: Date,
): ShownOfferState {
  if (offer.state === 'published' && isOver(offer, now)) return 'EXPIRED'
  return offer.state.toUpperCase() as ShownOfferState
}

export function shownCaseState(row: Pick<CaseRow, 'state' | 'offers_until'>, now: Date): ShownCaseState {
  if (row.state === 'quoted' && row.offers_until !== null && row.offers_until < dayOf(now)) return 'EXPIRED'
  return row.state.toUpperCase() as ShownCaseState
}

/** Condition for `where`, on the columns themselves: a request is shown in this state. */
export function isShownAs(shown: ShownCaseState, now: Date) {
  if (shown === 'EXPIRED') return sql<boolean>`(state = 'quoted' and offers_until < ${dayOf(now)}::date)`
  if (shown === 'QUOTED')
    return sql<boolean>`(state = 'quoted' and (offers_until is null or offers_until >= ${dayOf(now)}::date))`
  return sql<boolean>`state = ${shown.toLowerCase()}`
}

/** As the service is given it. */
export const requestOf = ({ uid, transaction_id, subject_id, request }: CaseRow): QuotedRequest => ({
  companyId: uid,
  transactionId: transaction_id,
  subjectId: subject_id,
  request,
})

/** What a vendor reads as the title. */
export const titleForVendors = (deps: Pick<Deps, 'features'>, { service, title, request }: CaseRow): string =>
  quotedServiceOf(deps, service).titleForVendors?.(request) ?? title

/** As the service is given it. */
export function offerFor(offer: OfferRecord): AcceptedOffer {
  const currency = offer.currency as Currency
  return {
    offerId: offer.offer_id,
    quoteName: offer.quote_name,
    vendor: offer.vendor_name ?? 'Tradelane',
    vendorId: offer.vendor_id,
    buy: money(offer.buy_amount, currency),
    sell: money(offer.sell_amount, currency),
    etaDays: offer.eta_days,
    validUntil: offer.valid_until,
    storedAt: offer.created_at,
    madeFor: offer.made_for,
    inclusions: offer.inclusions,
    exclusions: offer.exclusions,
  }
}

export function quotedServiceOf<Service extends { service: DeskService } = QuotedService<Deps>>(
  { features }: { features: readonly { quoted?: readonly Service[] }[] },
  service: DeskService,
): Service {
  const found = features.flatMap(({ quoted = [] }) => quoted).find((one) => one.service === service)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}
