import { randomBytes } from 'node:crypto'
import { links } from '@tradelane/contract/links/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenRequestedFunding, givenSupplier, readFunding } from '../../../../test/given-funding.ts'
import { hafenhandel } from '../../../../test/given-partner.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

// The link by which a buyer confirms an invoice, in the hands of somebody else, or at the wrong time.

const app = theApp()
let ada: Payer
beforeEach(async () => {
  // A mail that the test before left unsent would otherwise arrive among those of this one, before or after them.
  await app.runJobs()
  ada = await givenSupplier(app)
})

describe('a link to confirm an invoice', () => {
  it('that was guessed is dead, and is answered as a used one is', async () => {
    const { token: known } = await givenLink()
    await complete(known, await open(known))
    const used = await app.call(links.get, { body: { token: known } })
    for (let i = 0; i < 5; i++) {
      const token = randomBytes(32).toString('base64url')
      const guessed = await app.call(links.get, { body: { token } })
      expect([guessed.status, guessed.body]).toEqual([used.status, used.body])
    }
  })

  it('that was forwarded opens with no other code than the one that the buyer is mailed', async () => {
    const { fundingId, token } = await givenLink()
    const code = await codeOf(token)
    const wrong = code === '000000' ? '000001' : '000000'
    const refused = await app.call(links.open, { body: { token, verify_code: wrong } })
    expect(failure(refused).error.code).toBe('WRONG_CODE')
    expect((await app.call(links.open, { body: { token } })).status).not.toBe(200)
    expect(await isConfirmed(fundingId)).toBe(false)
  })

  it('opened for one invoice confirms no other', async () => {
    const first = await givenLink()
    const second = await givenLink()
    const session = await open(first.token)
    expect((await complete(second.token, session)).status).not.toBe(200)
    expect(await isConfirmed(second.fundingId)).toBe(false)
    expect((await complete(first.token, session)).status).toBe(200)
  })

  it('opened twice confirms once', async () => {
    const { fundingId, token } = await givenLink()
    const sessions = [await open(token), await open(token)]
    expect((await complete(token, sessions[0] ?? '')).status).toBe(200)
    expect(failure(await complete(token, sessions[1] ?? '')).error.code).toBe('LINK_DEAD')
    const { timeline } = await readFunding(app, ada, fundingId)
    expect(timeline.filter(({ to }) => to === 'buyer_confirmed')).toHaveLength(1)
  })

  it('that was revoked confirms nothing, also where it was open', async () => {
    const { fundingId, token } = await givenLink()
    const session = await open(token)
    const body = { link_id: await sentLink(fundingId) }
    expect((await app.call(links.revoke, { body }, { token: ada.token })).status).toBe(200)
    expect(failure(await complete(token, session)).error.code).toBe('LINK_DEAD')
    expect(failure(await app.call(links.get, { body: { token } })).error.code).toBe('LINK_DEAD')
    expect(await isConfirmed(fundingId)).toBe(false)
    // Nobody asks the buyer any more. The next step says so until the customer sends the link again.
    const next = async () => (await readFunding(app, ada, fundingId)).next
    expect(await next()).toMatchObject({
      who: 'customer',
      text: 'The buyer has no link that works. Send it again under Links, or tell us how the buyer has confirmed the invoice.',
    })
    app.clock.advance(31_000)
    expect((await app.call(links.resend, { body }, { token: ada.token })).status).toBe(200)
    expect(await next()).toMatchObject({
      who: 'tradelane',
      text: 'We check the invoice and ask the buyer to confirm it.',
    })
  })

  it('that was sent again is good in its newest mail only', async () => {
    const { fundingId, token } = await givenLink()
    app.clock.advance(31_000)
    const body = { link_id: await sentLink(fundingId) }
    expect((await app.call(links.resend, { body }, { token: ada.token })).status).toBe(200)
    await app.runJobs()
    const newest = await newestToken()
    expect(newest).not.toBe(token)
    expect(failure(await app.call(links.get, { body: { token } })).error.code).toBe('LINK_DEAD')
    expect((await complete(newest, await open(newest))).status).toBe(200)
    expect(await isConfirmed(fundingId)).toBe(true)
  })
})

/** An invoice, and the token that its buyer was mailed. */
async function givenLink(): Promise<{ fundingId: string; token: string }> {
  const { fundingId } = await givenRequestedFunding(app, ada)
  await app.runJobs()
  return { fundingId, token: await newestToken() }
}
async function newestToken(): Promise<string> {
  const [mail] = (await app.mails(hafenhandel.email)).filter(({ text }) =>
    text.includes('/confirm-invoice?token='),
  )
  return /\/confirm-invoice\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function codeOf(token: string): Promise<string> {
  app.clock.advance(31_000)
  await app.call(links.sendCode, { body: { token } })
  return app.newestCode(hafenhandel.email)
}
const open = async (token: string) =>
  (await app.call(links.open, { body: { token, verify_code: await codeOf(token) } })).body.session
const fields = { answer: 'confirm', name: 'Maren Brandt' }
const complete = (token: string, session: string) =>
  app.call(links.complete, { body: { token, session, fields } })
const isConfirmed = async (fundingId: string) =>
  (await readFunding(app, ada, fundingId)).funding.buyer_confirmed_at !== null
const sentLink = async (subject_id: string) => {
  const query = { subject: 'invoice_factoring', subject_id }
  return (await app.call(links.sent, { query }, { token: ada.token })).body.links[0]?.link_id ?? ''
}
