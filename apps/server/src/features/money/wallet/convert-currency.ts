import { randomUUID } from 'node:crypto'
import { conversionRefusalOf } from '@tradelane/contract/onboarding/kyb-rule'
import { compare } from '@tradelane/money'
import { requireVerified } from '../../../access/require-verified.ts'
import type { CustomerActor } from '../../../access/session-memory.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { settledSoon } from '../steps/index.ts'
import { beginConversion, settleConversion } from './conversion-step.ts'
import { type Conversion, findConversionByRequest } from './conversions.ts'
import { enteredAmount } from './entered-amount.ts'
import { conversionText } from './journals.ts'
import type { PricedQuote } from './pricing.ts'
import { getQuote, useQuote } from './quotes.ts'
import { requireWallet } from './wallets.ts'

type ConversionRequest = {
  quote_id: string
  source_currency_code?: string | undefined
  destination_currency_code?: string | undefined
  amount?: string | undefined
  side?: 'source' | 'target' | undefined
}

/**
 * Converts between two own wallets at a held quote, for a company whose verification is cleared: the sandbox's starting balance
 * becomes no other money before. Quote used, source held and job stored in one transaction: of two
 * conversions of the same money one is refused, and no end of this process can leave half of one.
 */
export async function convertCurrency(
  deps: Deps,
  actor: CustomerActor,
  request: ConversionRequest,
  requestKey: string | undefined,
): Promise<{ conversion_status: 'completed' | 'processing'; message: string }> {
  const { companyId } = actor
  const quote = await getQuote(deps.db, actor, request.quote_id)
  if (!isOfQuote(request, quote))
    throw new Refusal('CONFLICT', { message: 'The quote was given for another amount.' })
  const earlier = await findConversionByRequest(deps.db, actor, requestKey)
  if (earlier && earlier.quoteId !== quote.quoteId) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  const conversionId = earlier?.conversionId ?? (await begin(deps, actor, quote, requestKey))
  return answerFor(await settledSoon(deps, settleConversion(deps, { companyId, conversionId })), quote)
}

/** The request repeats what the customer saw. It must match the stored quote, so that a customer converts only at figures that they saw. */
function isOfQuote(request: ConversionRequest, { source, target }: PricedQuote): boolean {
  const entered = request.side === 'target' ? target : source
  return (
    (request.source_currency_code ?? source.currency) === source.currency &&
    (request.destination_currency_code ?? target.currency) === target.currency &&
    (request.amount === undefined || compare(enteredAmount(request.amount, entered.currency), entered) === 0)
  )
}

async function begin(
  deps: Deps,
  actor: CustomerActor,
  { quoteId, source, target }: PricedQuote,
  requestKey: string | undefined,
): Promise<string> {
  // Before anything else is said: an unverified company hears this, and not that a wallet is missing.
  await requireVerified(deps.db, actor, conversionRefusalOf)
  await requireWallet(deps.db, actor, source.currency)
  await requireWallet(deps.db, actor, target.currency)
  const [conversionId, at] = [randomUUID(), deps.clock.now()]
  await inTransaction(deps.db, async (tx) => {
    await requireVerified(tx, actor, conversionRefusalOf)
    const quote = await useQuote(tx, actor, quoteId, { purpose: 'conversion', now: at })
    await beginConversion(tx, { conversionId, scope: actor, quote, requestKey, at })
  })
  return conversionId
}

function answerFor(conversion: Conversion | undefined, quote: PricedQuote) {
  if (conversion?.state === 'rejected') {
    throw new Refusal('PROVIDER_REFUSED', conversion.reason ? { message: conversion.reason } : {})
  }
  return conversion?.state === 'completed'
    ? { conversion_status: 'completed' as const, message: `${conversionText(quote)}.` }
    : { conversion_status: 'processing' as const, message: 'Your conversion is being carried out.' }
}
