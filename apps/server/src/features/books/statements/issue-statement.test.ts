import { createHash } from 'node:crypto'
import { readBooked } from '@tradelane/ledger'
import { expect, test } from 'vitest'
import { givenBooks } from '../../../../test/given-books.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { calculateStatement } from './calculate-statement.ts'
import { issueStatement } from './issue-statement.ts'

const app = theApp()

test('a statement of the current day by many at the same time is one, though each asks a moment later', async () => {
  const company = await givenCompany(app)
  const now = app.clock.now()
  const today = now.toISOString().slice(0, 10)
  await givenBooks(app, company, 'NZD', [{ amount: 500n, at: now }])
  const issued = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((later) =>
      issueStatement(
        { ...app.deps, clock: { now: () => new Date(now.getTime() + later) } },
        systemScope(company.companyId),
        { currency: 'NZD', from: today, to: today },
      ),
    ),
  )
  expect(new Set(issued.map(({ statementId }) => statementId)).size).toBe(1)
})

test('the hash on a statement is that of its account, its moments, its balances and every entry', async () => {
  const company = await givenCompany(app)
  const owner = company.companyId
  const now = app.clock.now()
  await givenBooks(app, company, 'NZD', [
    { amount: 500n, at: new Date(now.getTime() - 2) },
    { amount: -200n, at: new Date(now.getTime() - 1) },
  ])
  const period = { owner, currency: 'NZD', from: new Date(now.getTime() - 1_000), to: now } as const
  const entries = await Array.fromAsync((await readBooked(app.db, period)).entries())
  const lines = [
    [owner, 'NZD', period.from, now, '0.00'],
    ...entries.map(({ journalId, amount, bookedAt, kind, description }) => [
      ...[String(journalId), String(amount), bookedAt, kind, description],
    ]),
    ['3.00', '0.00'],
  ]
  const text = lines.map((facts) => `${JSON.stringify(facts)}\n`).join('')
  const { moneyIn, moneyOut, entryCount, digest } = await calculateStatement(app.db, period)
  expect([moneyIn.amount, moneyOut.amount, entryCount]).toEqual([500n, 200n, 2])
  expect(digest).toBe(createHash('sha256').update(text).digest('hex'))
})
