import type { PoolClient } from 'pg'
import type { SandboxStore } from '../../sandbox-store.ts'
import { changeStatus } from './change-status.ts'
import { statusAfter } from './outcomes.ts'
import { type PayoutRow, selectPayouts, toRecord } from './payout-record.ts'

/**
 * Takes every payout as far as it has come by `now`, each step dated when it fell due, so that waking late changes nothing.
 * Answers how many steps were taken. Several processes may do this at once: each step is taken by one of them.
 */
export async function advancePayouts(store: SandboxStore, now: Date, stepMs: number): Promise<number> {
  let steps = 0
  for (;;) {
    const taken = await store.transaction((tx) => takeDueSteps(tx, now, stepMs))
    if (taken === 0) return steps
    steps += taken
  }
}

async function takeDueSteps(tx: PoolClient, now: Date, stepMs: number): Promise<number> {
  const { rows } = await tx.query<PayoutRow>(
    `${selectPayouts} where payout.next_at <= $1 order by payout.next_at, payout.id limit 100
       for update of payout skip locked`,
    [now],
  )
  for (const payout of rows.map(toRecord)) {
    const to = statusAfter(payout.life, payout.status)
    if (!to || !payout.nextAt) throw new Error(`${payout.key} is due for nothing`)
    await changeStatus(tx, payout, { to, at: payout.nextAt, stepMs })
  }
  return rows.length
}
