import { adminPassword } from '@tradelane/contract/administrators/forgotten-password'
import { staff } from '@tradelane/contract/staff/calls'
import type { TestApp } from './test-app.ts'

/** The newest link for a new password that this colleague was mailed, after asking for one. */
export async function mailedStaffLink(app: TestApp, email: string): Promise<string> {
  await app.call(adminPassword.forgot, { body: { email } })
  await app.runJobs()
  const newest = await newestStaffLink(app, email)
  if (!newest) throw new Error('No link was mailed.')
  return newest
}

export async function newestStaffLink(app: TestApp, email: string): Promise<string | undefined> {
  const mails = await app.mails(email)
  return mails.flatMap(({ text }) => text.match(/forgot-password\?token=([\w-]+)/)?.[1] ?? [])[0]
}

/** The token of a mailed invitation of somebody who was here before. */
export async function inviteAgain(
  app: TestApp,
  { token }: { token: string },
  email: string,
): Promise<string> {
  const body = { email, name: 'Bo Lindqvist', role: 'finance', reason: 'Is back here' } as const
  const answer = await app.call(staff.invite, { body }, { token })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  await app.runJobs()
  const mails = await app.mails(email)
  return mails.flatMap(({ text }) => text.match(/join\?token=([\w-]+)/)?.[1] ?? [])[0] ?? ''
}
