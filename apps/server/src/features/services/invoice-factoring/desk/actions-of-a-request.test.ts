import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { officeCaseActions } from '@tradelane/contract/quote-desk/actions'
import { quoteCaseStates } from '@tradelane/contract/quote-desk/states'
import { expect, it } from 'vitest'
import { factoringDesk } from '../../../../../test/given-factoring-at-desk.ts'
import { givenRequestedFunding, givenSupplier } from '../../../../../test/given-funding.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
const supplier = prepared(() => givenSupplier(app))

it.each(quoteCaseStates)('of a funding is approved as the table says: %s', async (state) => {
  const desk = await factoringDesk(app)
  const { fundingId } = await givenRequestedFunding(app, supplier)
  await desk.confirm(fundingId)
  await app.db.updateTable('quote_cases').set({ state, state_reason: 'As the test says' }).execute()
  const answer = await desk.decide(fundingId, { decision: 'approve' })
  if (!closedBy(officeCaseActions.approve, { state })) return expect(answer).toMatchObject({ status: 200 })
  const message = expect.stringMatching(/ by .+ Reload the page to see it\.$/)
  expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
})
