import { randomUUID } from 'node:crypto'
import type { Role } from '@tradelane/contract'
import { team } from '@tradelane/contract/team/calls'
import { type GivenCompany, givenCompany } from './given-company.ts'
import type { TestApp } from './test-app.ts'

/** A company of one owner, who may invite others. */
export async function givenTeamOn(app: TestApp): Promise<GivenCompany> {
  const owner = await givenCompany(app)
  await app.db
    .updateTable('companies')
    .set({ team_enabled: true })
    .where('uid', '=', owner.companyId)
    .execute()
  return owner
}

/** An invitation that has been mailed, with the token of its link. */
export async function givenInvitation(
  app: TestApp,
  { token }: GivenCompany,
  { role = 'preparer' }: { role?: Role } = {},
) {
  const email = `ben-${randomUUID()}@okafor.example`
  const answer = await app.call(team.invite, { body: { email, role } }, { token })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  await app.runJobs()
  const newestToken = async () => {
    const [mail] = await app.mails(email)
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  return { email, invitationId: answer.body.invitation_id, token: await newestToken(), newestToken }
}
