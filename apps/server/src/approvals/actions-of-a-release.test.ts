import { releaseActions } from '@tradelane/contract/approvals/actions'
import { releases } from '@tradelane/contract/approvals/release-calls'
import { releaseRequestStateTable } from '@tradelane/contract/approvals/release-states'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { stateNames } from '@tradelane/contract/lifecycle/state-table'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, describe, expect, it } from 'vitest'
import { askForCode, givenApprovedUses } from '../../test/given-approved-uses.ts'
import { givenColleague } from '../../test/given-colleague.ts'
import { theApp } from '../../test/the-app.ts'

const app = theApp()
afterEach(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

type Name = keyof typeof releaseActions
const facts = stateNames(releaseRequestStateTable).flatMap((state) =>
  [true, false].map((is_own) => ({ state, is_own })),
)

describe.each(Object.keys(releaseActions) as Name[])('%s', (name) => {
  it.each(facts)('is as open to the server as the table says: %o', async (fact) => {
    const asked = await givenRequest(fact)
    const answer = await calls[name](asked)
    const closed = closedBy(releaseActions[name], fact)
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const isTwice = name === 'decide' && fact.state === 'waiting'
    const [status, code] = isTwice ? [403, 'SELF_APPROVAL'] : [409, 'ILLEGAL_STATE']
    const message = closed.reason ?? releaseActions[name].otherwise
    expect(answer).toMatchObject({ status, body: { message, error: { code } } })
  })
})

type Fact = (typeof facts)[number]
type Asked = { token: string; subject_id: string }

async function givenRequest({ state, is_own }: Fact): Promise<Asked> {
  const use = await givenApprovedUses['quote offer'](app)
  const { person } = use
  await app.db
    .updateTable('companies')
    .set({ team_enabled: true, approval_limit: 0n })
    .where('uid', '=', person.companyId)
    .execute()
  await use.use(await askForCode(app, use))
  const { userId } = await givenColleague(app, person, 'approver')
  const decided = state === 'waiting' ? {} : { decided_at: app.clock.now() }
  const { subject_id } = await app.db
    .updateTable('release_requests')
    .set({ state, ...decided, ...(!is_own && { requested_by: userId }) })
    .where('uid', '=', person.companyId)
    .returning('subject_id')
    .executeTakeFirstOrThrow()
  return { token: person.token, subject_id }
}

const which = ({ subject_id }: Asked) => ({ type: 'quote offer', subject_id })
const calls: Record<Name, (asked: Asked) => Promise<{ status: number; body: unknown }>> = {
  /** Refusing is asked for both: a release is the same approval, by a second person. */
  decide: (asked) => app.call(releases.refuse, { body: { ...which(asked), reason: 'Too dear' } }, asked),
  withdraw: (asked) => app.call(releases.withdraw, { body: which(asked) }, asked),
}
