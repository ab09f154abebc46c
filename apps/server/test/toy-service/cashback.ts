import { randomUUID } from 'node:crypto'
import { stateTable } from '@tradelane/contract/lifecycle/state-table'
import type { Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { type Currency, money, negate } from '@tradelane/money'
import { systemScope } from '../../src/access/scope.ts'
import { beginStep, moneyStep, settledAs } from '../../src/features/money/steps/index.ts'
import { lifecycle } from '../../src/lifecycle/lifecycle.ts'

// Money that the provider moves for a toy: its row, its call and its journal. All else is in `money/steps`.

export const cashbackTable = `
  create table toy_cashbacks (
    cashback_id uuid primary key, uid uuid not null references companies, toy_id uuid not null, state text not null,
    currency text not null, amount bigint not null, provider_reference text, asked_at timestamptz not null, settled_at timestamptz)`

type CashbackRow = { cashback_id: string; uid: string; toy_id: string; currency: Currency; amount: bigint }

const tone = 'wait'
const cashbackStates = stateTable({
  asked: {
    label: 'Asked',
    explanation: 'It is on its way.',
    tone,
    moves: ['given', 'refused'],
    happened: 'Asked.',
  },
  given: { label: 'Given', explanation: 'It is in the wallet.', tone: 'done', moves: [], happened: 'Given.' },
  refused: {
    label: 'Refused',
    explanation: 'It was refused.',
    tone: 'lost',
    moves: [],
    happened: 'Refused.',
  },
})

declare module '../../src/lifecycle/events.ts' {
  interface PlatformSubjects {
    toy_cashback: true
  }
}

/** The toy has no migration: its table is named past the types. */
const cashbackLifecycle = lifecycle<keyof typeof cashbackStates, 'insurance_claims'>({
  subject: 'toy_cashback',
  table: 'toy_cashbacks' as 'insurance_claims',
  idColumn: 'cashback_id',
  states: cashbackStates,
  first: ['asked'],
})

const rowOf = (row: object) => row as CashbackRow
const amountOf = (row: object) => money(rowOf(row).amount, rowOf(row).currency)

export const cashbackCrashPoints = ['toy_after_call', 'toy_after_post'] as const

export const cashbackStep = moneyStep({
  lifecycle: cashbackLifecycle,
  asked: 'asked',
  done: 'given',
  rejected: 'refused',
  askedAt: 'asked_at',
  isAtProvider: true,
  crashPoints: { afterCall: 'toy_after_call', afterPost: 'toy_after_post' },
  ask: async ({ payments }, { row, ...asked }) =>
    settledAs(await payments.fund({ ...asked, amount: amountOf(row) }), 'added'),
  set: ({ at }) => ({ settled_at: at }) as never,
  async book(tx, { row, answer, at }) {
    const { cashback_id, uid, toy_id } = rowOf(row)
    if (answer.status === 'done')
      await postJournal(tx, {
        key: `toy_cashback:${cashback_id}`,
        kind: 'toy.cashback',
        subject: `toy:${toy_id}`,
        description: 'Cashback for toys',
        eventAt: at,
        entries: [
          { owner: 'platform', account: 'provider', amount: negate(amountOf(row)) },
          { owner: uid, account: 'available', amount: amountOf(row) },
        ],
      })
  },
})

/** One dollar, in the transaction that books the payment. */
export async function beginCashback(tx: Tx, companyId: string, toyId: string, at: Date): Promise<void> {
  const values = {
    cashback_id: randomUUID(),
    toy_id: toyId,
    currency: 'USD',
    amount: 100n,
    asked_at: at,
  } as never
  await beginStep(tx, cashbackStep, { scope: systemScope(companyId), at, askedBy: 'job', values })
}
