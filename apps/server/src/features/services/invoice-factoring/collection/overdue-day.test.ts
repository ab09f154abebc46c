import { expect, test } from 'vitest'
import { givenFunding, givenSupplier, passUntil, readFunding } from '../../../../../test/given-funding.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { markOverdueFundings } from './mark-overdue.ts'

const app = theApp()
checkBooksAfterEach(app)

test('an invoice is overdue once its due date is over where the buyer is, and not before', async () => {
  const ada = await givenSupplier(app)
  const { fundingId } = await givenFunding(app, ada)
  const { due_date } = (await readFunding(app, ada, fundingId)).funding
  const state = async () => {
    await markOverdueFundings(app.deps)
    return (await readFunding(app, ada, fundingId)).funding.status
  }
  // The buyer is in Hamburg, whose day ends one hour, and in summer two hours, before that of Greenwich.
  await passUntil(app, `${due_date}T21:59:00Z`)
  expect(await state()).toBe('funded')
  await passUntil(app, `${due_date}T23:01:00Z`)
  expect(await state()).toBe('overdue')
})
