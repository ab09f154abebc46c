import { links } from '@tradelane/contract/links/calls'
import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import { givenEscrow, type SimpleEscrow } from './given-escrow.ts'
import { hafenhandel } from './given-partner.ts'
import type { Payer } from './given-payment.ts'
import type { TestApp } from './test-app.ts'

export type OpenedEscrow = { token: string; session: string }

/** The token of the newest link that was mailed to the seller. */
export async function sellersToken(app: TestApp, email: string = hafenhandel.email): Promise<string> {
  await app.runJobs()
  const mails = (await app.mails(email)).map(({ text }) => text)
  for (const text of mails) {
    const [, token] = /\/escrow\?token=([\w-]+)/.exec(text) ?? []
    if (token) return token
  }
  throw new Error('no link was mailed to the seller')
}

/** The seller opens its link with the code that is mailed to it. */
export async function openSellersLink(
  app: TestApp,
  token: string,
  email: string = hafenhandel.email,
): Promise<OpenedEscrow> {
  app.clock.advance(31_000)
  await app.call(links.sendCode, { body: { token } })
  const verify_code = await app.newestCode(email)
  const { status, body } = await app.call(links.open, { body: { token, verify_code } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { token, session: body.session }
}

export const answerEscrow = (app: TestApp, opened: OpenedEscrow, fields: Record<string, unknown>) =>
  app.call(links.complete, { body: { ...opened, fields } })

/** A funded escrow that its seller has agreed to, with the seller's opened link. */
export async function givenAgreedEscrow(app: TestApp, payer: Payer, changes: Partial<SimpleEscrow> = {}) {
  const id = await givenEscrow(app, payer, changes)
  const opened = await openSellersLink(app, await sellersToken(app))
  const agreed = await answerEscrow(app, opened, { answer: 'agree', name: 'Jette Brandt' })
  if (agreed.status !== 200) throw new Error(JSON.stringify(agreed.body))
  return { id, opened }
}

/** The escrow as the seller reads it. */
export async function readAsSeller(app: TestApp, opened: OpenedEscrow) {
  const answer = await app.call(sellerEscrows.get, { body: opened })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.escrow
}
