import { randomUUID } from 'node:crypto'
import type { WireInput } from '@tradelane/contract'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { fourEyes } from '@tradelane/contract/four-eyes/calls'
import { givenAdministrator } from './given-administrator.ts'
import { givenPassword } from './given-company.ts'
import type { Administrator } from './given-staff.ts'
import type { TestApp } from './test-app.ts'

type Decided = Partial<WireInput<typeof fourEyes.decide>['body']>

/** Approves a change that waits, or refuses it. */
export const decideChange = (
  app: TestApp,
  { token }: Pick<Administrator, 'token'>,
  change_id: string | undefined,
  decided: Decided = {},
) =>
  app.call(
    fourEyes.decide,
    { body: { change_id: change_id ?? '', decision: 'approve', ...decided } },
    { token },
  )

/** Others that wait would be about the same, or be the newest. */
export const withdrawAllChanges = (app: TestApp) =>
  app.db.updateTable('pending_changes').set({ state: 'withdrawn' }).where('state', '=', 'open').execute()

export const listChanges = async (app: TestApp, { token }: Pick<Administrator, 'token'>) =>
  (await app.call(fourEyes.list, {}, { token })).body.changes

const weekMs = 7 * 24 * 60 * 60_000

/** Changes end after a week, and so does the session of somebody who signed in before. Answers the colleague, signed in again. */
export async function afterChangesEnded(app: TestApp, colleague: Administrator): Promise<Administrator> {
  app.clock.advance(weekMs)
  const { body } = await app.call(adminAccess.login, {
    body: { email: colleague.email, password: givenPassword },
  })
  return { ...colleague, token: body.jwt ?? '' }
}

type Times = { asked_at: Date; expires_at: Date }

/** Another role for a colleague of finance. */
export async function givenWaitingChange(app: TestApp, asked_by: string, times: Times): Promise<string> {
  const { administratorId: subject_id, email } = await givenAdministrator(app, 'finance')
  const { change_id } = await app.db
    .insertInto('pending_changes')
    .values({
      ...{ change_id: randomUUID(), kind: 'staff_role', subject: 'administrator', subject_id, asked_by },
      ...{ title: email, about: `administrator ${email}`, reason: 'The desk grows', ...times },
      before: JSON.stringify({ role: 'finance', name: 'Bo Lindqvist' }),
      after: JSON.stringify({ role: 'trade', name: 'Bo Lindqvist' }),
    })
    .returning('change_id')
    .executeTakeFirstOrThrow()
  return change_id
}
