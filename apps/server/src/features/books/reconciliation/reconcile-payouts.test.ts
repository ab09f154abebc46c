import { type Currency, decimalText, money } from '@tradelane/money'
import type { ProviderPayout } from '@tradelane/providers'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenPayer, givenPayment } from '../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import type { Deps } from '../../../deps/deps.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app))
let key: string
beforeAll(async () => {
  key = (await givenPayment(app, payer)).simplePaymentId
})

describe('a recent update that we have not read explains', () => {
  it.each([
    ['submitted', 'processing', '-1000.00 USD'],
    ['submitted', 'rejected', '0.00 USD'],
    ['submitted', 'cancelled', '0.00 USD'],
    ['processing', 'rejected', '1000.00 USD'],
    ['action_required', 'cancelled', '1000.00 USD'],
    ['processing', 'paid', '0.00 USD'],
    ['sent', 'returned', '1000.00 USD'],
    ['paid', 'returned', '1000.00 USD'],
  ] as const)('where ours is %s and theirs %s, %s of the balance', async (state, status, amount) => {
    expect(await compare({ state }, [{ status }])).toEqual(explained(amount))
  })

  it('only what came back of a returned payout', async () => {
    const their = { status: 'returned', returnedAmount: usd(99_000n) } as const
    expect(await compare({ state: 'paid' }, [their])).toEqual(explained('990.00 USD'))
  })
})

describe('the same state on both sides explains', () => {
  it.each(['processing', 'action_required', 'sent', 'paid', 'returned', 'rejected', 'cancelled'] as const)(
    'nothing of the balance where it is %s',
    async (state) => {
      expect(await compare({ state, updatesSeen: 1 }, [{ status: state }])).toEqual(explained('0.00 USD'))
    },
  )
})

describe('another state is a difference', () => {
  it('when its update is older than fifteen minutes', async () => {
    const young = { status: 'paid', updatedAt: ago(15 * 60_000 - 1) } as const
    expect(await compare({ state: 'sent' }, [young])).toEqual(explained('0.00 USD'))
    const old = { ...young, updatedAt: ago(15 * 60_000) }
    expect(await compare({ state: 'sent' }, [old])).toEqual(
      difference('sent, 1,000.00 USD', 'paid, 1,000.00 USD'),
    )
  })

  it('when we have read every update', async () => {
    expect(await compare({ state: 'sent', updatesSeen: 1 }, [{ status: 'paid' }])).toEqual(
      difference('sent, 1,000.00 USD', 'paid, 1,000.00 USD'),
    )
  })

  it('but not while the payment has only been submitted', async () => {
    expect(await compare({ state: 'submitted', updatesSeen: 1 }, [{ status: 'sent' }])).toEqual(
      explained('-1000.00 USD'),
    )
  })
})

describe('an amount', () => {
  it.each([
    ['of another size', 100_001n, 'USD', '1,000.01 USD'],
    ['in another currency', 100_000n, 'EUR', '1,000.00 EUR'],
  ] as const)('%s is a difference, also in the same state', async (_what, units, currency, text) => {
    const their = { status: 'paid', source: money(units, currency satisfies Currency) } as const
    expect(await compare({ state: 'paid', updatesSeen: 1 }, [their])).toEqual(
      difference('paid, 1,000.00 USD', `paid, ${text}`),
    )
  })
})

describe('a payout that only one side has', () => {
  it('is a difference where it is theirs', async () => {
    const theirs = { key: 'nobody knows it', status: 'paid' } as const
    const own = { status: 'paid' } as const
    const { differences } = await compare({ state: 'paid', updatesSeen: 1 }, [theirs, own])
    expect(differences).toEqual([['payout nobody knows it', 'unknown', 'paid, 1,000.00 USD']])
  })

  it.each(['processing', 'action_required', 'sent', 'paid', 'returned'] as const)(
    'is a difference where ours is %s',
    async (state) => {
      expect(await compare({ state }, [])).toEqual(difference(`${state}, 1,000.00 USD`, 'unknown'))
    },
  )

  it.each(['submitted', 'rejected', 'cancelled'] as const)('is none where ours is %s', async (state) => {
    expect(await compare({ state }, [])).toEqual({ differences: [], inFlight: [] })
  })
})

const now = new Date('2026-11-22T10:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const usd = (cents: bigint) => money(cents, 'USD')
type State =
  | 'submitted'
  | 'processing'
  | 'action_required'
  | 'sent'
  | 'paid'
  | 'returned'
  | 'rejected'
  | 'cancelled'
type Their = Partial<Omit<ProviderPayout, 'history'>> & { updates?: number }

/** Our payment of 1,000.00 USD in this state against what the provider lists. */
async function compare({ state, updatesSeen = 0 }: { state: State; updatesSeen?: number }, payouts: Their[]) {
  await app.db
    .updateTable('simple_payments')
    .set({ state, updates_seen: updatesSeen })
    .where('simple_payment_id', '=', key)
    .execute()
  const listed = payouts.map(({ updates = 1, ...their }) => ({
    key,
    source: usd(100_000n),
    updatedAt: now,
    history: Array.from({ length: updates }),
    ...their,
  }))
  const payments = { listPayouts: async () => listed }
  const deps = { ...app.deps, payments, clock: { now: () => now } } as unknown as Deps
  const { companyId } = payer
  const found = await reconcilePayouts(deps, { companyId, customer: {} as never, since: new Date(0) })
  return {
    differences: found.differences.map(({ about, ours, theirs }) => [about, ours, theirs]),
    inFlight: found.inFlight.map((amount) => `${decimalText(amount)} ${amount.currency}`),
  }
}
const explained = (amount: string) => ({ differences: [], inFlight: [amount] })
const difference = (our: string, their: string) => ({
  differences: [[`payout ${key}`, our, their]],
  inFlight: [],
})
