import type { Output } from '@tradelane/contract/primitives/endpoint'
import { mostRevisions } from '@tradelane/contract/quote-desk/actions'
import type { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { mostOffersAtOnce } from '@tradelane/contract/quote-desk/forms'
import type { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { type Currency, decimalText, money } from '@tradelane/money'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import type { CompanyScope, OfficeScope } from '../../../access/scope.ts'
import { describeRelease } from '../../../approvals/describe-release.ts'
import type { Deps } from '../../../deps/deps.ts'
import { timelineOf } from '../../../lifecycle/timeline.ts'
import { listRetiredVendors } from '../vendors/index.ts'
import { describeAsks } from './ask-vendors/describe-asks.ts'
import {
  type CaseRow,
  caseNumber,
  listOffers,
  type OfferRecord,
  quotedServiceOf,
  shownCaseState,
  shownOfferState,
} from './cases.ts'
import { quoteCaseLifecycle } from './lifecycle.ts'
import { otherGoodsIn } from './made-for.ts'
import { offerAcceptance } from './offer-approval.ts'
import { requestFacts } from './request-facts.ts'
import { takesOffers } from './takes-offers.ts'

type DeskCase = Output<typeof quoteDesk.get>['cases'][number]
type CustomersCase = Output<typeof quoteOffers.list>['cases'][number]

/** The requests of one trade as the desk reads them, with all offers. */
export async function describeForDesk(
  deps: Deps,
  scope: OfficeScope,
  rows: readonly CaseRow[],
): Promise<DeskCase[]> {
  const now = deps.clock.now()
  const offers = await listOffers(
    deps.db,
    rows.map(({ case_id }) => case_id),
  )
  const owners = await namesOfAdministrators(
    deps.db,
    rows.map(({ owner }) => owner && `administrator:${owner}`),
  )
  const retired = await listRetiredVendors(deps.db)
  const asks = await describeAsks(deps, rows)
  return Promise.all(
    rows.map(async (row) => {
      const isForOthers = await otherGoodsIn(deps, deps.db, row)
      return {
        ...(await sharedOf(deps, scope, row)),
        version: row.version,
        owner: owners.get(`administrator:${row.owner}`) ?? null,
        presets: await presetsOf(deps, row),
        asks: asks.get(row.case_id) ?? [],
        offers: offersOf(offers, row).map((offer) => ({
          ...describeOffer(offer, now),
          is_for_other_goods: isForOthers(offer),
          vendor_id: offer.vendor_id,
          ask_id: offer.ask_id,
          vendor_name: offer.vendor_name,
          vendor_is_retired: offer.vendor_id !== null && retired.has(offer.vendor_id),
          buy_amount: amountOf(offer, offer.buy_amount),
          margin_type: offer.margin_type,
          margin_percent: offer.margin_percent === null ? null : Number(offer.margin_percent),
          margin_amount: amountOf(offer, offer.margin_amount),
          margin_reason: offer.margin_reason,
        })),
      }
    }),
  )
}

/** The requests of a company, with the offers that were published. */
export async function describeForCustomer(
  deps: Deps,
  scope: CompanyScope,
  rows: readonly CaseRow[],
): Promise<CustomersCase[]> {
  const now = deps.clock.now()
  const offers = await listOffers(
    deps.db,
    rows.map(({ case_id }) => case_id),
  )
  return Promise.all(
    rows.map(async (row) => {
      const isForOthers = await otherGoodsIn(deps, deps.db, row)
      const published = offersOf(offers, row).filter(({ state }) => state !== 'stored')
      return {
        ...(await sharedOf(deps, scope, row)),
        transaction_id: row.transaction_id,
        revisions_left: mostRevisions - row.revisions,
        ...(await releaseOf(deps, scope, row, published)),
        offers: published.map((offer) => ({
          ...describeOffer(offer, now),
          is_for_other_goods: isForOthers(offer),
        })),
      }
    }),
  )
}

async function sharedOf(deps: Deps, scope: CompanyScope | OfficeScope, row: CaseRow) {
  const service = quotedServiceOf(deps, row.service)
  const { case_id, state_reason, requested_at, due_at, note } = row
  return {
    ...{ case_id, state_reason, requested_at, due_at, note },
    number: caseNumber(row),
    service: row.service,
    takes_offers: takesOffers(service),
    state: shownCaseState(row, deps.clock.now()),
    request: {
      title: row.title,
      facts: (await requestFacts(deps, row)).map(({ label, value }) => ({ label, value })),
    },
    // Made by the acceptance, or there before it.
    subject:
      row.state === 'accepted' || service.record
        ? { kind: service.order.kind, id: row.subject_id, link: service.order.page(row.subject_id) }
        : null,
    timeline: await timelineOf(deps.db, quoteCaseLifecycle, scope, { companyId: row.uid, id: case_id }),
  }
}

/** An acceptance above the limit that waits for a second person, and of which offer. */
async function releaseOf(
  { db, clock }: Deps,
  scope: CompanyScope,
  row: CaseRow,
  offers: readonly OfferRecord[],
) {
  if (row.state !== 'quoted') return { release: null, release_offer_id: null }
  const reader = { db, scope, companyId: row.uid, now: clock.now() }
  for (const offer of offers.filter(({ state }) => state === 'published')) {
    const release = await describeRelease(reader, offerAcceptance, { offer, row })
    if (release) return { release, release_offer_id: offer.offer_id }
  }
  return { release: null, release_offer_id: null }
}

async function presetsOf(deps: Deps, row: CaseRow): Promise<DeskCase['presets']> {
  const service = quotedServiceOf(deps, row.service)
  const of = { db: deps.db, companyId: row.uid, at: deps.clock.now() }
  const presets = await service.presetsOf(row.request, of)
  const { marginPercent, marginAmount, sellAmount, validityDays, validAtMost, etaDays } = presets
  return {
    margin_percent: marginPercent,
    margin_amount: marginAmount ? decimalText(marginAmount) : null,
    quote_amount: sellAmount ? decimalText(sellAmount) : null,
    most_offers: service.mostOffers ?? mostOffersAtOnce,
    validity_days: validityDays,
    valid_at_most: validAtMost,
    eta: etaDays,
    currency: service.currency,
    approval_reason: presets.approvalReason ?? null,
  }
}

const offersOf = (offers: readonly OfferRecord[], { case_id }: CaseRow): OfferRecord[] =>
  offers.filter((offer) => offer.case_id === case_id)

const amountOf = ({ currency }: OfferRecord, amount: bigint): string =>
  decimalText(money(amount, currency as Currency))

function describeOffer(offer: OfferRecord, now: Date) {
  return {
    offer_id: offer.offer_id,
    quote_name: offer.quote_name,
    quote_amount: amountOf(offer, offer.sell_amount),
    currency: offer.currency as Currency,
    eta: offer.eta_days,
    valid_until: offer.valid_until,
    inclusions: offer.inclusions,
    exclusions: offer.exclusions,
    file_name: offer.file_name,
    state: shownOfferState(offer, now),
    reason: offer.state_reason,
  }
}
