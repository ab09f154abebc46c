import { captureHold, postJournal, releaseHold } from '@tradelane/ledger'
import type { Money } from '@tradelane/money'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { inTransaction } from '../../../transaction.ts'
import { type Conversion, finishConversion, getConversion } from './conversions.ts'
import { conversionText, convertedEntries, squared } from './journals.ts'
import type { PricedQuote } from './pricing.ts'
import { providerCustomerOf } from './queries.ts'
import { getQuote } from './quotes.ts'

type ConversionKey = { companyId: string; conversionId: string }
type Outcome = { state: 'completed' | 'rejected'; target: Money; reason?: string; providerReference?: string }

/**
 * Has the provider convert, with no transaction open, then writes down what came of it: the held source is captured, or
 * released after a "no". Safe to repeat at any point, as `settleFunding` is.
 */
export async function settleConversion(
  deps: Deps,
  { companyId, conversionId }: ConversionKey,
): Promise<Conversion> {
  const scope = systemScope(companyId)
  const conversion = await getConversion(deps.db, scope, conversionId)
  if (conversion.state !== 'requested') return conversion
  const quote = await getQuote(deps.db, scope, conversion.quoteId)
  const customer = await providerCustomerOf(deps.db, scope)
  const { source, target, rate } = quote
  const answer = await deps.payments.convert({ key: conversionId, customer, source, target, rate })
  if (answer.status === 'processing') return conversion
  await book(deps, conversion, quote, { ...answer, state: answer.status })
  return getConversion(deps.db, scope, conversionId)
}

async function book(deps: Deps, conversion: Conversion, quote: PricedQuote, outcome: Outcome): Promise<void> {
  const { companyId, conversionId: id } = conversion
  const { target } = outcome
  const eventAt = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const settled = { ...outcome, quoted: quote.target, at: eventAt }
    if (!(await finishConversion(tx, conversion, settled))) return
    if (outcome.state === 'completed') {
      const description = conversionText({ source: quote.source, target })
      const entries = convertedEntries(companyId, quote, target)
      await captureHold(tx, { id, eventAt, kind: 'conversion.completed', description, entries })
      await postJournal(tx, squared(id, quote, target, eventAt))
    } else {
      await releaseHold(tx, { id, eventAt, description: 'Conversion refused, money given back' })
    }
  })
}

/** The job: throws while the outcome is open, so that the queue asks again, later and later. */
export async function finishConverting(deps: Deps, key: Tasks['convert-currency']): Promise<void> {
  const { state } = await settleConversion(deps, key)
  if (state === 'requested') throw new Error(`conversion ${key.conversionId} is still being processed`)
}
