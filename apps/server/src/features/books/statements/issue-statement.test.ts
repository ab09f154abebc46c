import { expect, test } from 'vitest'
import { givenBooks } from '../../../../test/given-books.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
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
