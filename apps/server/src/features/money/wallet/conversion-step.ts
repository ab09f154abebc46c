import type { Tx } from '@tradelane/db'
import { captureHold, postJournal, releaseHold } from '@tradelane/ledger'
import { formatMoney } from '@tradelane/money'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { beginStep, makeStep, moneyStep, settledAs } from '../steps/index.ts'
import { type Conversion, toConversion } from './conversions.ts'
import { conversionText, convertedEntries, squared } from './journals.ts'
import { conversionLifecycle } from './lifecycles.ts'
import type { PricedQuote } from './pricing.ts'
import { getQuote } from './quotes.ts'

/** Money that the provider moves between two wallets of a company: the held source is captured, or released after a "no". */
export const conversionStep = moneyStep({
  lifecycle: conversionLifecycle,
  asked: 'requested',
  done: 'completed',
  rejected: 'rejected',
  askedAt: 'requested_at',
  isAtProvider: true,
  async ask({ db, payments }, { row, ...asked }) {
    const { source, target, rate } = await quoteOf(db, row)
    return settledAs(await payments.convert({ ...asked, source, target, rate }), 'completed')
  },
  lock: (tx, row) => quoteOf(tx, row),
  set: ({ answer: { status, target, providerReference }, at }) => ({
    provider_reference: providerReference ?? null,
    settled_at: at,
    // What the provider gives, which may differ from the quote by its own rounding.
    ...(status === 'done' && { received_amount: target.amount }),
  }),
  facts: ({ answer, context: quote }) => ({
    quoted: formatMoney(quote.target),
    received: formatMoney(answer.target),
  }),
  async book(tx, { row, answer: { status, target }, context: quote, at: eventAt }) {
    const id = row.conversion_id
    if (status === 'rejected') {
      await releaseHold(tx, { id, eventAt, description: 'Conversion refused, money given back' })
      return
    }
    const description = conversionText({ source: quote.source, target })
    const entries = convertedEntries(row.uid, quote, target)
    await captureHold(tx, { id, eventAt, kind: 'conversion.completed', description, entries })
    await postJournal(tx, squared(id, quote, target, eventAt))
  },
})

const quoteOf = (db: Parameters<typeof getQuote>[0], { uid, quote_id }: RowOf<'conversions'>) =>
  getQuote(db, systemScope(uid), quote_id)

type NewConversion = {
  conversionId: string
  scope: OneCompanyScope
  quote: PricedQuote
  requestKey: string | undefined
  at: Date
}

/** Stores a conversion, holds its source and stores the job that has it converted. Refuses with INSUFFICIENT_FUNDS. */
export async function beginConversion(tx: Tx, conversion: NewConversion): Promise<void> {
  const { conversionId, scope, quote, requestKey, at } = conversion
  const { quoteId, source, target } = quote
  await beginStep(tx, conversionStep, {
    scope,
    at,
    askedBy: 'request',
    facts: { sent: formatMoney(source), quoted: formatMoney(target) },
    values: {
      conversion_id: conversionId,
      quote_id: quoteId,
      source_currency: source.currency,
      source_amount: source.amount,
      target_currency: target.currency,
      target_amount: target.amount,
      request_key: requestKey ?? null,
      requested_at: at,
    },
    hold: { amount: source, subject: `conversion:${conversionId}`, description: conversionText(quote) },
  })
}

/** Asks the provider and books its answer. Still `requested` where the provider has not settled it. Safe to repeat. */
export const settleConversion = async (
  deps: Deps,
  { companyId, conversionId: id }: { companyId: string; conversionId: string },
): Promise<Conversion> => toConversion(await makeStep(deps, conversionStep, { companyId, id }))
