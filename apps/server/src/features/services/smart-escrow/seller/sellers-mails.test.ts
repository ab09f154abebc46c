import { links } from '@tradelane/contract/links/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { escrowDisputes } from '@tradelane/contract/smart-escrow/dispute-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { givenDispute, openAsBuyer } from '../../../../../test/given-dispute.ts'
import {
  dollarsOf,
  fulfilBlock,
  givenImporter,
  settleEscrows,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import { daysPassBy } from '../../../../../test/given-funding.ts'
import { hafenhandel } from '../../../../../test/given-partner.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import {
  givenAgreedEscrow,
  type OpenedEscrow,
  openSellersLink,
  readAsSeller,
  sellersToken,
} from '../../../../../test/given-seller.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { readPayoutUpdate } from '../../../money/steps/index.ts'
import { mailLink } from '../../../people/links/index.ts'
import { expireEscrows } from '../draft/expire-escrows.ts'

const app = theApp()
let payer: Payer
let id: string
let seller: OpenedEscrow
let number: string
beforeEach(async () => {
  payer = await givenImporter(app)
  const agreed = await givenAgreedEscrow(app, payer)
  id = agreed.id
  seller = agreed.opened
  number = (await readAsSeller(app, seller)).escrow_number
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('the link of an escrow', () => {
  it('is the same in every mail: a session goes on while the buyer acts, and each mail opens it', async () => {
    const { dispute_id } = await givenDispute(app, payer, id)
    await speak(dispute_id)
    expect((await readAsSeller(app, seller)).blocks[0]?.state).toBe('disputed')
    const tokens = tokensIn(await mails())
    expect([tokens.length, new Set(tokens)]).toEqual([3, new Set([seller.token])])
    expect(await sentLinks()).toHaveLength(1)
    const opened = await openSellersLink(app, tokens[0] ?? '')
    expect((await readAsSeller(app, opened)).escrow_number).toBe(number)
  })

  it('is replaced where it is sent again: every earlier mail and session ends, and news bring the new one', async () => {
    const { dispute_id } = await givenDispute(app, payer, id)
    expect((await resend()).status).toBe(200)
    expect(await isDead(seller.token)).toBe(true)
    const now = await sellersToken(app)
    expect(now).not.toBe(seller.token)
    await speak(dispute_id)
    expect(tokensIn(await mails()).at(-1)).toBe(now)
    expect((await app.call(links.open, { body: seller })).status).toBe(400)
    expect([await isDead(seller.token), await isDead(now)]).toEqual([true, false])
  })

  it('is one, also where the buyer sends three new ones at once, and a message meets them', async () => {
    const { dispute_id } = await givenDispute(app, payer, id)
    const ask = () => app.call(smartEscrows.askSeller, { body: { smart_escrow_id: id } }, token())
    const answers = await race<{ status: number }>(app, [ask, ask, () => speak(dispute_id), ask])
    expect(answers.map((one) => one.status === 'fulfilled' && one.value.status)).toEqual([200, 200, 200, 200])
    const tokens = [...new Set(tokensIn(await mails()))]
    const dead = await Promise.all(tokens.map(isDead))
    expect(dead.filter((each) => !each)).toHaveLength(1)
  })

  it('that is sent again while news are mailed does not come back to life', async () => {
    const [link] = await sentLinks()
    const job = {
      companyId: payer.companyId,
      linkId: link?.link_id ?? '',
      news: { subject: number, text: 'News' },
    }
    app.clock.advance(31_000)
    await race<unknown>(app, [
      () => app.call(links.resend, { body: { link_id: job.linkId } }, token()),
      () => mailLink(app.deps, job),
    ])
    await app.runJobs()
    expect(await isDead(seller.token)).toBe(true)
    expect(tokensIn(await mails()).filter((one) => one !== seller.token)).toHaveLength(2)
    expect(await isDead(await sellersToken(app))).toBe(false)
  })

  it('that was revoked is not mailed: news bring a new one', async () => {
    const [link] = await sentLinks()
    await app.call(links.revoke, { body: { link_id: link?.link_id ?? '' } }, token())
    expect((await openAsBuyer(app, payer, id)).status).toBe(200)
    const mail = (await mails()).at(-1)
    expect(mail?.text).toContain('The buyer opened dispute DP-')
    const [now] = tokensIn(mail ? [mail] : [])
    expect([await isDead(seller.token), await isDead(now)]).toEqual([true, false])
    expect((await sentLinks()).map(({ state }) => state)).toEqual(['sent', 'revoked'])
  })

  it('stays with its address until the buyer sends another one', async () => {
    const email = `new-${payer.companyId}@hafenhandel.example`
    const body = { ...hafenhandel, email, beneficiary_id: payer.beneficiaryId }
    expect((await app.call(partners.update, { body: body as never }, token())).status).toBe(200)
    const { dispute_id } = await givenDispute(app, payer, id)
    expect(await mails(email)).toEqual([])
    app.clock.advance(31_000)
    await app.call(smartEscrows.askSeller, { body: { smart_escrow_id: id } }, token())
    await speak(dispute_id)
    expect(new Set(tokensIn(await mails(email))).size).toBe(1)
    expect(await isDead(seller.token)).toBe(true)
  })

  it('lasts thirty days after late news of a dispute, and ends then', async () => {
    const { dispute_id } = await givenDispute(app, payer, id)
    await daysPassBy(app, 110)
    expect((await speak(dispute_id)).status).toBe(200)
    await app.runJobs()
    await daysPassBy(app, 29)
    expect(await isDead(seller.token)).toBe(false)
    await daysPassBy(app, 2)
    expect(await isDead(seller.token)).toBe(true)
  })
})

describe('the seller is mailed', () => {
  it('once that a block was paid: the amount, the account and the number of the payout', async () => {
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    await settleEscrows(app)
    const step = await app.db
      .selectFrom('escrow_steps')
      .select(['step_id', 'provider_reference'])
      .where('smart_escrow_id', '=', id)
      .where('kind', '=', 'release')
      .executeTakeFirstOrThrow()
    await readPayoutUpdate(app.deps, step.step_id)
    const [mail, ...others] = await about(': block 1 was paid')
    expect(others).toEqual([])
    expect(mail?.text).toMatch(/Block 1 was paid: 2,352\.00 USD to your account ending in \d{4}\./)
    expect(mail?.text).toContain(`Payout number: ${step.provider_reference}`)
    expect(step.provider_reference).toBeTruthy()
    expect(await about(' has ended')).toEqual([])
    expect((await readAsSeller(app, seller)).blocks[0]?.state).toBe('paid')
  })

  it('once that the escrow has ended, where all of it was paid', async () => {
    for (const block of [1, 2]) await fulfilBlock(app, payer, id, block)
    await settleEscrows(app)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['released', 'paid', 'paid'])
    const [mail, ...others] = await about(' has ended')
    expect(others).toEqual([])
    expect(mail?.text).toContain(`Smart escrow ${number} has ended. 7,840.00 USD was paid to you.`)
    expect(mail?.text).not.toContain('back to the buyer')
  })

  it('once that it has expired, with what was paid and what went back', async () => {
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    await daysPassBy(app, 92)
    for (const _ of [1, 2]) await expireEscrows(app.deps)
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'paid', 'refunded'])
    expect((await dollarsOf(app, payer.companyId)).escrow).toBeUndefined()
    const [mail, ...others] = (await mails()).filter(({ text }) => text.includes('has expired'))
    expect([mail?.subject, others]).toEqual([`${number} has ended`, []])
    expect(mail?.text).toContain('2,352.00 USD was paid to you. 5,488.00 USD went back to the buyer.')
  })
})

describe('a block that is approved', () => {
  it('cannot be disputed by either side, also before its payout is handed over', async () => {
    await fulfilBlock(app, payer, id, 1)
    const { disputable } = (await app.call(escrowDisputes.list, { body: { smart_escrow_id: id } }, token()))
      .body
    expect(disputable.map(({ block }) => block)).toEqual([2])
    const [block] = (await readAsSeller(app, seller)).blocks
    const body = { smart_escrow_id: id, condition: block?.block_id ?? '', reason: 'Rust' }
    const refused = await app.call(escrowDisputes.open, { body }, token())
    expect([refused.status, failure(refused).message]).toEqual([
      409,
      'Everything of this block is approved, so its money is released. It cannot be disputed any more.',
    ])
    await settleEscrows(app)
    expect((await statesOf(app, payer, id))[1]).toBe('paid')
  })
})

const token = () => ({ token: payer.token })
/** About this escrow, oldest first. */
const mails = async (email: string = hafenhandel.email) => {
  await app.runJobs()
  return (await app.mails(email))
    .filter(({ subject, text }) => `${subject} ${text}`.includes(number))
    .reverse()
}
const tokensIn = (all: readonly { text: string }[]) =>
  all.map(({ text }) => /\/escrow\?token=([\w-]+)/.exec(text)?.[1])
const about = async (what: string) => (await mails()).filter(({ subject }) => subject === `${number}${what}`)
const sentLinks = async () => {
  const query = { subject: 'smart_escrow', subject_id: id }
  return (await app.call(links.sent, { query }, token())).body.links
}
const resend = async () => {
  app.clock.advance(31_000)
  const [live] = await sentLinks()
  return app.call(links.resend, { body: { link_id: live?.link_id ?? '' } }, token())
}
const speak = (dispute_id: string) =>
  app.call(escrowDisputes.speak, { body: { dispute_id, text: 'See the photos.' } }, token())
const get = (value: string | undefined) => app.call(links.get, { body: { token: value ?? '' } })
const isDead = async (value: string | undefined) => (await get(value)).status === 404
