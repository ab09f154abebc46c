import { links } from '@tradelane/contract/links/calls'
import type { PastApp } from './past-app.ts'

/** Opens the newest link of a mailbox with the code that is mailed for it, as a party without an account does. */
export async function openLink(app: PastApp, email: string, page: string) {
  const mails = (await app.deps.sandbox?.mailbox.list({ to: email })) ?? []
  const token = mails
    .map(({ text }) => new RegExp(`${page}\\?token=([\\w-]+)`).exec(text)?.[1])
    .find((found) => found !== undefined)
  if (!token) throw new Error(`no link to ${page} was mailed to ${email}`)
  await app.call(links.sendCode, { body: { token } })
  const { session } = await app.call(links.open, {
    body: { token, verify_code: await app.newestCode(email) },
  })
  return { token, session }
}

/** Does what the link is for. */
export async function answerLink(app: PastApp, email: string, page: string, fields: Record<string, unknown>) {
  await app.call(links.complete, { body: { ...(await openLink(app, email, page)), fields } })
}
