import { isPositive, minus, negate, sum, zero } from '@tradelane/money'
import { z } from 'zod/mini'
import type { Clock } from '../../clock.ts'
import { exceedsTwoDecimals, tooManyDecimals } from '../decimal-limit.ts'
import type { PaymentProvider, PayoutKey } from '../payment-provider.ts'
import { hasComeBack, type Payout, type PayoutRequest } from '../payout.ts'
import { isPayoutKey } from '../payout-key.ts'
import { ensureBeneficiary } from './beneficiaries.ts'
import { foldLifeCycle } from './life-cycle.ts'
import type { NiumApi } from './nium-api.ts'
import type { Paths } from './paths.ts'
import { listTransactions, toMovements } from './transactions.ts'
import { transferBody } from './transfer-body.ts'

const nullable = z.optional(z.nullable(z.string()))
const audit = z.array(
  z.object({
    systemReferenceNumber: nullable,
    status: z.string(),
    statusDetails: nullable,
    lastUpdatedAt: z.string(),
    errorDescription: nullable,
  }),
)
const accepted = z.object({ systemReferenceNumber: nullable, system_reference_number: nullable })

export function niumPayouts(
  api: NiumApi,
  paths: Paths,
  clock: Clock,
): Pick<PaymentProvider, 'send' | 'find' | 'cancel'> {
  const find = async (which: PayoutKey): Promise<Payout | undefined> => {
    const answer = await api.get(`${paths.remittance(which.customer, which.key)}/audit`, {
      answer: audit,
      // Says that the path carries our key and not their reference.
      headers: { externalId: 'true' },
    })
    // We query well-formed keys only, so a refusal can only mean that the key is unknown.
    if (answer.status === 'refused' || answer.value.length === 0) return undefined
    const life = foldLifeCycle(answer.value)
    const providerReference = answer.value.find((row) => row.systemReferenceNumber)?.systemReferenceNumber
    return {
      key: which.key,
      ...(providerReference ? { providerReference } : {}),
      ...life,
      ...(hasComeBack[life.status] ? await amountPutBack(which) : {}),
    }
  }

  const amountPutBack = async ({ customer, key }: PayoutKey): Promise<Pick<Payout, 'returnedAmount'>> => {
    const movements = toMovements(await listTransactions(api, paths, customer, { externalId: key }))
    const back = movements.filter(({ kind }) => kind === 'payout_back').map(({ amount }) => amount)
    return back[0] ? { returnedAmount: sum(back[0].currency, back) } : {}
  }

  return {
    find,

    /** Looks before it acts: their idempotency forgets after a day, and keeps even a 500 until then. */
    async send(payout) {
      assertSendable(payout)
      for (const amount of [minus(payout.source, payout.fee), payout.target])
        if (exceedsTwoDecimals(amount)) return rejected(payout, tooManyDecimals(amount), clock.now())
      const known = await find(payout)
      if (known) return known
      const beneficiary = await ensureBeneficiary(api, paths, payout)
      if (beneficiary.status === 'refused') return rejected(payout, beneficiary.reason, clock.now())
      const answer = await api.post(`${paths.wallet(payout.customer)}/remittance`, {
        answer: accepted,
        idempotencyKey: payout.key,
        body: transferBody(payout, beneficiary.value),
      })
      if (answer.status === 'ok') {
        const { systemReferenceNumber, system_reference_number } = answer.value
        return processing(payout, systemReferenceNumber ?? system_reference_number, clock.now())
      }
      const duplicate = answer.code === 'duplicate_externalId' ? await find(payout) : undefined
      return duplicate ?? rejected(payout, answer.reason, clock.now())
    },

    /** They stop only what has not started; every other answer leaves the payout to what it has become. */
    async cancel(which) {
      const payout = await find(which)
      if (!payout?.providerReference || !['processing', 'action_required'].includes(payout.status))
        return payout
      const path = `${paths.remittance(which.customer, payout.providerReference)}/cancel`
      await api.post(path, { answer: z.unknown(), body: {} })
      return find(which)
    },
  }
}

function assertSendable({ key, source, fee, target }: PayoutRequest): void {
  if (!isPayoutKey(key)) throw new RangeError(`${JSON.stringify(key)} is not a payout key`)
  if (isPositive(negate(fee)) || !isPositive(minus(source, fee)) || !isPositive(target))
    throw new RangeError(`${key}: nothing would be left to send`)
}

function processing({ key }: PayoutRequest, reference: string | null | undefined, at: Date): Payout {
  const providerReference = reference ? { providerReference: reference } : {}
  return {
    key,
    ...providerReference,
    status: 'processing',
    history: [{ status: 'processing', at }],
    updatedAt: at,
  }
}

function rejected({ key, source }: PayoutRequest, reason: string, at: Date): Payout {
  const history = [{ status: 'rejected', at }] as const
  return { key, status: 'rejected', reason, history, updatedAt: at, returnedAmount: zero(source.currency) }
}
