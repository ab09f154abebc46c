import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { MoneyStep } from '../../../entries/money-step.ts'
import { asAny, column } from '../../../lifecycle/lock-row.ts'
import { eachDue } from '../../../work/each-due.ts'
import { keyOf, makeStep, stepsOf } from './make-step.ts'

type OpenStep = { key: string; at: Date }

/** What a company has asked the payments provider to do and our books have not settled. The keys are the provider's too. */
export async function listOpenSteps(deps: Deps, { companyId }: OneCompanyScope): Promise<OpenStep[]> {
  const kinds = stepsOf(deps).filter(({ isAtProvider }) => isAtProvider)
  const open = await Promise.all(
    kinds.map(async (step) => {
      const rows = await selectAsked(deps.db, step).where('uid', '=', companyId).execute()
      return rows.map((row) => ({ key: keyOf(step, row), at: column(row, step.askedAt) as Date }))
    }),
  )
  return open.flat()
}

const hourMs = 3_600_000

/**
 * The job: asks again for every movement that is asked for since more than an hour, since a job of the queue gives up after some days and
 * an outside party may settle it later. What cannot be booked is counted, and the office is notified. Safe to repeat.
 */
export async function watchMoneySteps(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - hourMs)
  for (const step of stepsOf(deps)) {
    const { subject } = step.lifecycle
    await eachDue(deps, {
      job: 'watch-money-steps',
      subject,
      does: 'ask again for a movement of money',
      due: (page) => listDue(deps.db, step, { ...page, before }),
      each: (row) => makeStep(deps, step, row),
    })
  }
}

type Page = { before: Date; after: string; limit: number }

async function listDue(db: Db, step: MoneyStep<Deps>, { before, after, limit }: Page) {
  const { idColumn } = step.lifecycle
  const rows = await selectAsked(db, step)
    .where(sql.ref(step.askedAt), '<', before)
    .where(sql.ref(idColumn), '>', after)
    .orderBy(sql.ref(idColumn))
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: String(column(row, idColumn)), companyId: row.uid }))
}

const selectAsked = (db: Db, { lifecycle, asked, kind }: MoneyStep<Deps>) =>
  db
    .selectFrom(asAny(lifecycle.table))
    .selectAll()
    .where(sql.ref(lifecycle.stateColumn ?? 'state'), '=', asked)
    .$if(kind !== undefined, (query) => query.where(sql.ref('kind'), '=', kind))
