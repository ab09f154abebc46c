import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Clock } from '../../clock.ts'
import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { SandboxStore } from '../../sandbox-store.ts'
import type { Customer } from '../customer.ts'
import type { PaymentProvider, PayoutKey } from '../payment-provider.ts'
import { changeStatus, type StatusChange } from './change-status.ts'
import { checkPayout } from './check-payout.ts'
import { rulesOf } from './corridors.ts'
import { readManners } from './manners.ts'
import { answerOf } from './outcomes.ts'
import { type PayoutRecord, type PayoutRow, selectPayouts, toRecord } from './payout-record.ts'
import { acceptPayout } from './send-payout.ts'
import type { SandboxTiming } from './timing.ts'

type Payouts = Pick<
  PaymentProvider,
  'findRules' | 'check' | 'send' | 'find' | 'cancel' | 'answerRequest' | 'listPayouts'
>

export function sandboxPayouts(store: SandboxStore, clock: Clock, timing: SandboxTiming): Payouts {
  /** Does nothing to a payout that is in none of the `from` states: the caller sees how it stands. */
  const act = (which: PayoutKey, from: string[], change: Pick<StatusChange, 'to' | 'life'>, note?: object) =>
    store.transaction(async (tx) => {
      const payout = await readPayout(tx, which, 'for update of payout')
      if (!payout || !from.includes(payout.status)) return payout?.payout
      if (note) await keepAnswer(tx, payout, note)
      await changeStatus(tx, payout, { ...change, at: clock.now(), stepMs: timing.stepMs })
      return (await readPayout(tx, which))?.payout
    })

  const answerTo = async (reference: string) => {
    const asked = answerOf(reference)
    return asked === 'at-once' ? (await readManners(store)).answers : asked
  }

  return {
    findRules: async (corridor) => rulesOf(corridor),
    check: (request) => checkPayout(request, timing),

    async send(request) {
      const { isNew, payout } = await store.transaction(async (tx) => {
        const isNew = await acceptPayout(tx, request, { at: clock.now(), stepMs: timing.stepMs })
        return { isNew, payout: (await readPayout(tx, request))?.payout }
      })
      if (!payout) throw new Error(`${request.key} was accepted and is gone`)
      const answer = isNew ? await answerTo(request.reference) : 'at-once'
      if (answer === 'slow') await sleep(timing.slowAnswerMs)
      if (answer === 'never') {
        await sleep(timing.lostAnswerMs)
        throw new ProviderUnavailable('the sandbox did not answer')
      }
      return payout
    },

    async find({ key, customer }) {
      const [row] = await store.query<PayoutRow>(selectPayout, [key, customer.customerId])
      return row && toRecord(row).payout
    },

    cancel: (which) => act(which, ['processing', 'action_required'], { to: 'cancelled' }),

    answerRequest({ text, documents = [], ...which }) {
      const names = documents.map(({ name }) => name)
      return act(which, ['action_required'], { to: 'processing', life: 'paid' }, { text, documents: names })
    },

    async listPayouts({ customer, since }) {
      const rows = await store.query<PayoutRow>(
        `${selectPayouts} where payout.customer_id = $1 and ($2::timestamptz is null or payout.created_at >= $2)
         order by payout.id`,
        [customer.customerId, since],
      )
      return rows.map((row) => toRecord(row).payout)
    },
  }
}

const selectPayout = `${selectPayouts} where payout.key = $1 and payout.customer_id = $2`

async function readPayout(
  tx: PoolClient,
  { key, customer }: { key: string; customer: Customer },
  lock = '',
): Promise<PayoutRecord | undefined> {
  const { rows } = await tx.query<PayoutRow>(`${selectPayout} ${lock}`, [key, customer.customerId])
  return rows[0] && toRecord(rows[0])
}

async function keepAnswer(tx: PoolClient, payout: PayoutRecord, answer: object): Promise<void> {
  await tx.query(`update provider_sandbox.payouts set answer = $2 where id = $1`, [
    payout.id,
    JSON.stringify(answer),
  ])
}
