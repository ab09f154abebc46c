import { officeCreditLimits, type termSheetOffer } from '@tradelane/contract/credit-limits/office-calls'
import { creditLimitStateTable } from '@tradelane/contract/credit-limits/states'
import { staffFor } from '@tradelane/contract/primitives/staff'
import type { Tx } from '@tradelane/db'
import { compare, convert, findMoney, formatMoney, parseMoney } from '@tradelane/money'
import type { z } from 'zod/mini'
import { type OfficeScope, officeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ApprovedChange, ChangeKind } from '../../../entries/change-kind.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { percentText } from '../../../lifecycle/percent-text.ts'
import { Refusal } from '../../../refusal.ts'
import { findTerms } from '../../office/finance-partners/index.ts'
import { type Made, throughTwoPeople } from '../../people/four-eyes/index.ts'
import { findReferenceRate } from '../../world/rates/index.ts'
import type { Deciding } from './deciding.ts'
import { creditLimitLifecycle } from './lifecycle.ts'
import { currencyOf, getLimit, type LimitRow, limitNumber, lockLimitById } from './limits.ts'
import { offerTermSheet, readOffer } from './offer-term-sheet.ts'

type Offer = z.output<typeof termSheetOffer>

/** Above this a limit is offered by two people. */
const mostByOne = parseMoney('100000', 'USD')

/** A high limit is offered by two people, as soon as two work here who may. */
export const limitOffer: ChangeKind<Deps> = {
  kind: 'credit_limit',
  decidedBy: staffFor(officeCreditLimits.decide.staff),
  lock: (tx, id) => lockLimitById(tx, officeScope(''), id),
  confirm: offerApproved,
}

/** What a waiting offer is about. */
export const offerOf = (creditLimitId: string): string => `credit limit ${creditLimitId}`

/** By its amount in dollars at today's rate; where there is none, too. Outside the transaction: rates are asked for. Refuses with NOT_FOUND. */
export async function isHighOffer(deps: Deps, scope: OfficeScope, offer: Offer): Promise<boolean> {
  const currency = currencyOf(await getLimit(deps.db, scope, offer.credit_limit_id))
  const amount = findMoney(offer.amount, currency)
  if (!amount) return false
  if (amount.currency === 'USD') return compare(amount, mostByOne) > 0
  const found = await findReferenceRate(deps, amount.currency, 'USD')
  return !found || compare(convert(amount, found.rate, 'half-up'), mostByOne) > 0
}

/** On the locked limit. Refuses as the offer itself would. */
export async function offerThroughTwo(
  deps: Deps,
  tx: Tx,
  row: LimitRow,
  offer: Offer,
  deciding: Deciding,
): Promise<Made> {
  if (!creditLimitStateTable[row.state].moves.includes('term_sheet')) throw new Refusal('ILLEGAL_STATE')
  const { terms, amount } = await readOffer(tx, row, offer, deciding.at)
  const { credit_limit_id: id } = row
  const version = String(row.version)
  const change = {
    ...({ kind: limitOffer.kind, subject: 'credit_limit', subjectId: id, about: offerOf(id) } as const),
    ...{ title: `Limit ${limitNumber(row)}`, askedBy: deciding.scope.administratorId, reason: '' },
    before: { status: creditLimitStateTable[row.state].label, version },
    after: {
      ...{ status: creditLimitStateTable.term_sheet.label, version },
      ...{ limit: formatMoney(amount), lender: terms.name, valid_until: offer.valid_until },
      ...{
        interest_a_year: percentText(terms.annualRateBasisPoints),
        fee: percentText(terms.feeBasisPoints),
      },
      ...{ finance_partner_id: String(offer.finance_partner_id), amount_exact: offer.amount },
      terms_id: String(terms.version),
    },
  }
  return throughTwoPeople(deps, tx, change, () => offerTermSheet(tx, row, offer, deciding))
}

/** The same for an offer that a second person has approved. */
async function offerApproved(deps: Deps, tx: Tx, { subjectId: id, decidedBy, after }: ApprovedChange) {
  const scope = officeScope(decidedBy)
  const version = Number(after?.version)
  const row = await lockRow(tx, creditLimitLifecycle, { scope, id })
  const terms = await findTerms(tx, Number(after?.finance_partner_id))
  if (row.version !== version || String(terms?.version) !== after?.terms_id)
    throw new Refusal('CONFLICT', {
      message: `${row.version === version ? 'The terms of the lender have' : 'The limit has'} changed since this was asked for. Refuse it, and ask for it again.`,
    })
  const offer: Offer = {
    ...{ credit_limit_id: id, version, decision: 'term_sheet', amount: after?.amount_exact ?? '' },
    ...{ finance_partner_id: Number(after?.finance_partner_id), valid_until: after?.valid_until ?? '' },
  }
  try {
    await offerTermSheet(tx, row, offer, { scope, id, at: deps.clock.now() })
  } catch (error) {
    // A lender that has retired or lends less, or a last day that has passed.
    if (error instanceof Refusal && error.code === 'INVALID_REQUEST')
      throw new Refusal('CONFLICT', { message: error.message })
    throw error
  }
}
