import { z } from 'zod/mini'
import type { Clock } from '../../clock.ts'
import { UnknownRate } from '../../fx/fx-source.ts'
import { uuidFrom } from '../../uuid-from.ts'
import type { Charge, Conversion, ConversionRequest, Funding, PaymentProvider } from '../payment-provider.ts'
import type { NiumApi } from './nium-api.ts'
import type { Paths } from './paths.ts'
import { moneyOf, rateOf, wireNumber } from './wire-values.ts'

const number = z.union([z.number(), z.string()])
const funded = z.object({ status: z.string(), systemReferenceNumber: z.string() })
const withdrawn = z.object({ systemReferenceNumber: z.string() })
const interbank = z.object({ exchangeRate: number, scalingFactor: z.optional(z.nullable(z.number())) })
const quoted = z.object({ id: z.string() })
const converted = z.object({
  id: z.string(),
  status: z.string(),
  destinationAmount: number,
  cancellationReason: z.optional(z.nullable(z.string())),
})

/**
 * Their only memory of a funding, a conversion or a charge of ours is the idempotency key, and that is forgotten after 24 hours: a
 * caller that learnt nothing for a whole day must look at the movements before it asks again.
 */
export function niumTreasury(
  api: NiumApi,
  paths: Paths,
  clock: Clock,
): Pick<PaymentProvider, 'fund' | 'quote' | 'convert' | 'charge'> {
  return {
    async fund({ key, customer, amount }): Promise<Funding> {
      const answer = await api.post(`${paths.wallet(customer)}/fund`, {
        answer: funded,
        idempotencyKey: uuidFrom(`funding ${key}`),
        body: {
          amount: wireNumber(amount),
          sourceCurrencyCode: amount.currency,
          destinationCurrencyCode: amount.currency,
          fundingChannel: 'PREFUND',
        },
      })
      if (answer.status === 'refused') return { key, amount, status: 'rejected', reason: answer.reason }
      const status = fundingStatuses.get(answer.value.status.toLowerCase()) ?? 'processing'
      return { key, amount, status, providerReference: answer.value.systemReferenceNumber }
    },

    charge: (charge) => withdraw(api, paths, charge),

    async quote({ from, to }) {
      const answer = await api.get('/api/v2/exchangeRate', {
        answer: interbank,
        query: { sourceCurrencyCode: from, destinationCurrencyCode: to },
      })
      if (answer.status === 'refused') throw new UnknownRate(answer.reason)
      const { exchangeRate, scalingFactor } = answer.value
      const rate = rateOf(exchangeRate, scalingFactor ?? 1, from, to)
      return { rate, asOf: clock.now(), source: 'Rate of the payments provider' }
    },

    convert: (conversion) => convert(api, paths, conversion),
  }
}

const fundingStatuses = new Map<string, Funding['status']>([
  ['approved', 'added'],
  ['pending', 'processing'],
  ['rejected', 'rejected'],
])

/** Their "Withdraw Funds from Wallet", whose one mode gives the money to the client: us. */
async function withdraw(
  api: NiumApi,
  paths: Paths,
  { key, customer, amount }: Parameters<PaymentProvider['charge']>[0],
): Promise<Charge> {
  const answer = await api.post(`${paths.wallet(customer)}/refund`, {
    answer: withdrawn,
    idempotencyKey: uuidFrom(`charge ${key}`),
    body: { amount: wireNumber(amount), currencyCode: amount.currency, refundMode: 'CASH', comments: key },
  })
  if (answer.status === 'refused') return { key, amount, status: 'rejected', reason: answer.reason }
  return { key, amount, status: 'collected', providerReference: answer.value.systemReferenceNumber }
}

async function convert(
  api: NiumApi,
  paths: Paths,
  { key, customer, source, target }: ConversionRequest,
): Promise<Conversion> {
  const rejected = (reason: string): Conversion => ({ key, source, target, status: 'rejected', reason })
  const quote = await api.post(`${paths.client(1)}/quotes`, {
    answer: quoted,
    body: {
      customerHashId: customer.customerId,
      sourceCurrencyCode: source.currency,
      destinationCurrencyCode: target.currency,
      sourceAmount: wireNumber(source),
      quoteType: 'balance_transfer',
      conversionSchedule: 'immediate',
      lockPeriod: '5_mins',
      executionType: 'at_conversion_time',
    },
  })
  if (quote.status === 'refused') return rejected(quote.reason)
  const answer = await api.post(`${paths.wallet(customer)}/conversions`, {
    answer: converted,
    idempotencyKey: uuidFrom(`conversion ${key}`),
    body: { quoteId: quote.value.id },
  })
  if (answer.status === 'refused') return rejected(answer.reason)
  const { id, status, destinationAmount, cancellationReason } = answer.value
  if (['cancelled', 'failed'].includes(status)) return rejected(cancellationReason ?? `conversion ${status}`)
  return {
    key,
    source,
    target: moneyOf(destinationAmount, target.currency),
    status: status === 'completed' ? 'completed' : 'processing',
    providerReference: id,
  }
}
