import { verification } from '@tradelane/contract/approvals/calls'
import { team } from '@tradelane/contract/team/calls'
import { givenColleague } from './given-colleague.ts'
import type { GivenCompany } from './given-company.ts'
import { givenTeamOn } from './given-invitation.ts'
import type { TestApp } from './test-app.ts'

export type LimitChoice = { team_enabled: 0 | 1; approval_limit: number; daily_limit?: number }

/** Saves settings with password and a code from the mail. */
export async function saveLimits(
  app: TestApp,
  { token, email, password }: GivenCompany,
  choice: LimitChoice,
) {
  // Codes are sent at most every 30 seconds.
  app.clock.advance(31_000)
  const sent = await app.call(team.sendCode, { body: choice }, { token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  const verify_code = await app.newestCode(email)
  return app.call(team.save, { body: { ...choice, password, verify_code } }, { token })
}

/** An owner has asked for higher limits, which another owner may release. */
export async function givenLimitRaise(
  app: TestApp,
  choice: LimitChoice = { team_enabled: 1, approval_limit: 1000 },
) {
  const asker = await givenTeamOn(app)
  const person = { ...asker, ...(await givenColleague(app, asker, 'owner')) }
  await saveLimits(app, asker, choice)
  const { waiting_limits } = (await app.call(team.get, {}, { token: asker.token })).body
  return { asker, person, limit_raise_id: waiting_limits?.limit_raise_id ?? '' }
}

/** The code to release higher limits, read from the mail. */
export async function givenRaiseCode(app: TestApp, { token, email }: GivenCompany, limit_raise_id: string) {
  app.clock.advance(31_000)
  const body = { type: 'limit raise', limit_raise_id }
  const sent = await app.call(verification.sendCode, { body }, { token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return app.newestCode(email)
}
