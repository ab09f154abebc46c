import { releases } from '@tradelane/contract/approvals/release-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, expect, test } from 'vitest'
import { askForCode, givenApprovedUses, type Purpose } from '../../test/given-approved-uses.ts'
import { givenColleague } from '../../test/given-colleague.ts'
import { failure } from '../../test/test-app.ts'
import { theApp } from '../../test/the-app.ts'
import { features } from '../app/features.ts'
import { approvedActionsOf } from '../registry/approved-actions.ts'

const app = theApp()
afterEach(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

const released = approvedActionsOf({ features })
  .filter(({ release }) => typeof release !== 'string')
  .map(({ purpose }) => purpose as Purpose)

test.each(released)('A refused release of "%s" is not done with a code from before', async (purpose) => {
  const use = await givenApprovedUses[purpose](app)
  const { person } = use
  await app.db
    .updateTable('companies')
    .set({ team_enabled: true, approval_limit: 0n })
    .where('uid', '=', person.companyId)
    .execute()
  expect((await use.use(await askForCode(app, use))).status).toBe(200)
  // As if a colleague had asked for it: the person is the second one.
  const { userId } = await givenColleague(app, person, 'approver')
  const { subject_id } = await app.db
    .updateTable('release_requests')
    .set({ requested_by: userId })
    .where('uid', '=', person.companyId)
    .returning('subject_id')
    .executeTakeFirstOrThrow()
  const code = await askForCode(app, use)
  const refused = await app.call(
    releases.refuse,
    { body: { type: purpose, subject_id, reason: 'Too dear' } },
    { token: person.token },
  )
  expect(refused.status).toBe(200)

  expect(failure(await use.use(code))).toMatchObject({
    error: { code: 'ILLEGAL_STATE' },
    message: 'This was refused before you released it. Nothing was paid.',
  })
})

test('What was taken back is refused with that, and a wrong code is still a wrong code', async () => {
  const use = await givenApprovedUses.freight(app)
  const { person } = use
  await app.db
    .updateTable('companies')
    .set({ team_enabled: true, approval_limit: 0n })
    .where('uid', '=', person.companyId)
    .execute()
  expect((await use.use(await askForCode(app, use))).status).toBe(200)
  const { userId, token } = await givenColleague(app, person, 'approver')
  const { subject_id } = await app.db
    .updateTable('release_requests')
    .set({ requested_by: userId })
    .where('uid', '=', person.companyId)
    .returning('subject_id')
    .executeTakeFirstOrThrow()
  const code = await askForCode(app, use)
  const body = { type: 'freight', subject_id }
  expect((await app.call(releases.withdraw, { body }, { token })).status).toBe(200)
  expect(failure(await use.use(code)).message).toBe(
    'The person who asked for this took it back before you released it. Nothing was paid.',
  )
  const wrong = code === '000000' ? '000001' : '000000'
  expect(failure(await use.use(wrong)).error.code).toBe('WRONG_CODE')
})
