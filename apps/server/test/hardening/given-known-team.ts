import { dueAt } from '../../src/lifecycle/due-dates.ts'
import { givenColleague } from '../given-colleague.ts'
import { givenInvitation } from '../given-invitation.ts'
import type { Payer } from '../given-payment.ts'
import { givenWaiting } from '../given-team.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** A colleague, an invitation, and a payment that waits for release by this person. */
export async function givenKnownTeam(app: TestApp, owner: Payer): Promise<KnownValues> {
  await setTeam(app, owner, 0n)
  const colleague = await givenColleague(app, owner, 'preparer')
  const waiting = await givenWaiting(app, { ...owner, ...colleague })
  // From here on nothing else waits.
  await setTeam(app, owner, 10n ** 12n)
  const { limit_raise_id } = await app.db
    .insertInto('limit_raises')
    .values({
      ...{ uid: owner.companyId, approval_limit: 10n ** 13n, state: 'waiting' as const },
      ...{ requested_by: colleague.userId, requested_at: app.clock.now() },
      waits_until: dueAt('waitForRelease', app.clock.now(), null),
    })
    .returning('limit_raise_id')
    .executeTakeFirstOrThrow()
  const { invitationId, token } = await givenInvitation(app, owner)
  return {
    user_id: colleague.userId,
    invitation_id: invitationId,
    role: 'viewer',
    limit_raise_id,
    '/team/invite email': 'fuzz@okafor.example',
    '/team/tax_number tax_number': 'DE123456789',
    '/team/invitation token': token,
    '/team/join token': token,
    '/simple_payment/approval_price simple_payment_id': waiting,
    '/simple_payment/approval_code simple_payment_id': waiting,
    '/simple_payment/approve simple_payment_id': waiting,
    '/simple_payment/refuse simple_payment_id': waiting,
  }
}

const setTeam = (app: TestApp, { companyId }: Payer, limitCents: bigint) =>
  app.db
    .updateTable('companies')
    .set({ team_enabled: true, approval_limit: limitCents })
    .where('uid', '=', companyId)
    .execute()
