import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@tradelane/contract'
import { staff } from '@tradelane/contract/staff/calls'
import { givenAdministrator } from './given-administrator.ts'
import type { TestApp } from './test-app.ts'

export type Administrator = Awaited<ReturnType<typeof givenAdministrator>>

/** An administrator beside whom nobody works at the back office. */
export async function givenOnlyAdministrator(app: TestApp): Promise<Administrator> {
  await app.db.updateTable('administrators').set({ state: 'removed' }).execute()
  return givenAdministrator(app)
}

/** Somebody who was invited and mailed, with the token of the link. */
export async function givenInvitedColleague(
  app: TestApp,
  { token }: Pick<Administrator, 'token'>,
  role: StaffRole = 'support',
) {
  const email = `ada-${randomUUID()}@tradelane.example`
  const invite = () =>
    app.call(staff.invite, { body: { email, name: 'Ada Byron', role, reason: 'Joins the desk' } }, { token })
  const answer = await invite()
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const newestToken = async () => {
    await app.runJobs()
    const [mail] = await app.mails(email)
    return /\/admin\/join\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  return {
    email,
    adminId: answer.body.admin_id,
    token: await newestToken(),
    newestToken,
    inviteAgain: invite,
  }
}
