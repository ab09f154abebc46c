import type { termSheetOffer } from '@tradelane/contract/credit-limits/office-calls'
import type { Tx } from '@tradelane/db'
import { compare, findMoney, formatMoney, isPositive } from '@tradelane/money'
import type { z } from 'zod/mini'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { dayIn, plusDays } from '../../../lifecycle/local-days.ts'
import { move } from '../../../lifecycle/move.ts'
import { refuseFields } from '../../../refusal.ts'
import { findTerms, isActivePartner } from '../../office/finance-partners/index.ts'
import type { Deciding } from './deciding.ts'
import { creditLimitLifecycle } from './lifecycle.ts'
import { currencyOf, type LimitRow, requestedOf } from './limits.ts'
import { issueTermSheet } from './term-sheets.ts'

const mostDays = 730

/**
 * Provides a term sheet at the terms that the partner has now; a later one replaces it until it is signed. Refuses field by field what
 * the partner does not lend, and more than was requested.
 */
export async function offerTermSheet(
  tx: Tx,
  row: LimitRow,
  offer: z.output<typeof termSheetOffer>,
  deciding: Deciding,
): Promise<void> {
  const { at } = deciding
  const { terms, amount, leastFee, country } = await readOffer(tx, row, offer, at)
  const expiresAt = dueAt('termSheet', at, country)
  const validUntil = offer.valid_until
  const number = await issueTermSheet(tx, row, { terms, amount, leastFee, validUntil, expiresAt, at })
  await move(tx, creditLimitLifecycle, {
    ...deciding,
    to: 'term_sheet',
    facts: {
      ...{ amount: formatMoney(amount), partner: terms.name, term_sheet_number: number },
      until: expiresAt.toISOString(),
    },
    set: {
      finance_partner_id: terms.financePartnerId,
      terms_version: terms.version,
      term_sheet_number: number,
      approved_amount: amount.amount,
      valid_until: validUntil,
      offer_expires_at: expiresAt,
    },
  })
}

/** Refuses field by field, as above. */
export async function readOffer(tx: Tx, row: LimitRow, offer: z.output<typeof termSheetOffer>, at: Date) {
  const country = (await countriesOfCompanies(tx, [row.uid])).get(row.uid) ?? null
  const today = dayIn(country, at)
  const currency = currencyOf(row)
  const terms = await findTerms(tx, offer.finance_partner_id)
  if (!terms) refuseFields({ finance_partner_id: 'Select a finance partner' })
  if (!(await isActivePartner(tx, terms.financePartnerId)))
    refuseFields({ finance_partner_id: `${terms.name} is retired and lends nothing new` })
  const lent = terms.currencies.find((one) => one.currency === currency)
  if (!lent) refuseFields({ finance_partner_id: `${terms.name} does not lend in ${currency}` })
  const amount = findMoney(offer.amount, currency)
  if (!amount || !isPositive(amount)) refuseFields({ amount: 'Enter a valid amount' })
  const requested = requestedOf(row)
  if (compare(amount, requested) > 0)
    refuseFields({ amount: `At most the requested ${formatMoney(requested)}` })
  if (compare(amount, lent.buyerCap) > 0)
    refuseFields({ amount: `${terms.name} lends at most ${formatMoney(lent.buyerCap)} for one buyer` })
  if (offer.valid_until <= today) refuseFields({ valid_until: 'Enter a day in the future' })
  if (offer.valid_until > plusDays(today, mostDays))
    refuseFields({ valid_until: 'Enter a day within two years' })
  return { terms, amount, leastFee: lent.leastFee, country }
}
