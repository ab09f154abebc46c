import { links } from '@tradelane/contract/links/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { featuresWithLinks, givenLink } from '../../../../test/given-link.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp({}, { features: featuresWithLinks })
let company: GivenCompany
beforeAll(async () => {
  company = await givenCompany(app)
})

describe('the sender of a link', () => {
  const sent = async (beneficiaryId: string, token = company.token) =>
    (await app.call(links.sent, { query: { subject: 'partner', subject_id: beneficiaryId } }, { token })).body
      .links

  test('sees it with its state, sends it again after thirty seconds, and revokes it', async () => {
    const { linkId, beneficiaryId, token, newestToken } = await givenLink(app, company)
    expect(await sent(beneficiaryId)).toMatchObject([
      { link_id: linkId, state: 'sent', asked: 'Accounts of 2025', may_resend: true, may_revoke: true },
    ])
    expect(codeOf(await resend(linkId))).toBe('CODE_SENT_RECENTLY')
    app.clock.advance(31_000)
    expect((await resend(linkId)).status).toBe(200)
    // The old one is void at once, before the new one is mailed.
    expect(codeOf(await get(token))).toBe('LINK_DEAD')
    await app.runJobs()
    expect((await get(await newestToken())).status).toBe(200)
    expect((await revoke(linkId)).status).toBe(200)
    expect(codeOf(await revoke(linkId))).toBe('ILLEGAL_STATE')
    expect(await sent(beneficiaryId)).toMatchObject([
      { state: 'revoked', may_resend: true, may_revoke: false },
    ])
  })

  test('sends a revoked one again, unless a newer one asks for the same', async () => {
    const { linkId, beneficiaryId, token, newestToken } = await givenLink(app, company)
    expect((await revoke(linkId)).status).toBe(200)
    app.clock.advance(31_000)
    expect((await resend(linkId)).status).toBe(200)
    await app.runJobs()
    expect(codeOf(await get(token))).toBe('LINK_DEAD')
    expect((await get(await newestToken())).status).toBe(200)
    expect((await revoke(linkId)).status).toBe(200)
    const { link_id: _, ...copied } = await app.db
      .selectFrom('links')
      .selectAll()
      .where('link_id', '=', linkId)
      .executeTakeFirstOrThrow()
    const newer = { ...copied, state: 'sent' as const, made_at: new Date(copied.made_at.getTime() + 1) }
    await app.db.insertInto('links').values(newer).execute()
    app.clock.advance(31_000)
    expect(codeOf(await resend(linkId))).toBe('ILLEGAL_STATE')
    expect(await sent(beneficiaryId)).toMatchObject([
      { state: 'sent', may_resend: true },
      { state: 'revoked', may_resend: false },
    ])
  })

  test('sends an expired one again, for seven more days', async () => {
    const fresh = await givenCompany(app)
    const { linkId, beneficiaryId, newestToken } = await givenLink(app, fresh)
    app.clock.advance(7 * dayMs - 60_000)
    const administrator = await givenAdministrator(app)
    expect(await sent(beneficiaryId, administrator.token)).toMatchObject([{ state: 'sent' }])
    app.clock.advance(60_000)
    expect(await sent(beneficiaryId, administrator.token)).toMatchObject([
      { state: 'expired', may_resend: true },
    ])
    await app.deps.pool.query(`select graphile_worker.add_job('expire-links')`)
    await app.runJobs()
    expect(await stateOf(linkId)).toBe('expired')
    expect((await resend(linkId, administrator.token)).status).toBe(200)
    await app.runJobs()
    app.clock.advance(6 * dayMs)
    expect((await get(await newestToken())).status).toBe(200)
    company = await givenCompany(app)
  })

  test('is the only one who changes it, besides Tradelane; to another company it does not exist', async () => {
    const { linkId, beneficiaryId } = await givenLink(app, company, { sentByOffice: true })
    expect(await sent(beneficiaryId)).toMatchObject([{ may_resend: false, may_revoke: false }])
    expect(codeOf(await revoke(linkId))).toBe('FORBIDDEN')
    const stranger = await givenCompany(app)
    expect(codeOf(await revoke(linkId, stranger.token))).toBe('NOT_FOUND')
    expect(codeOf(await resend(linkId, stranger.token))).toBe('NOT_FOUND')
    expect(await sent(beneficiaryId, stranger.token)).toEqual([])
    const administrator = await givenAdministrator(app)
    expect((await revoke(linkId, administrator.token)).status).toBe(200)
  })

  test('sends at most ten mails of one link, and a hundred links in a day', async () => {
    const { linkId } = await givenLink(app, company)
    app.clock.advance(31_000)
    await app.db.updateTable('links').set({ mails: 10 }).where('link_id', '=', linkId).execute()
    expect(codeOf(await resend(linkId))).toBe('ILLEGAL_STATE')
    await app.deps.pool.query(
      `insert into links (uid, purpose, subject, subject_id, asked, recipient, email, state, max_uses, sent_by, made_at, asked_at, expires_at)
       select uid, purpose, subject, subject_id, asked, recipient, email, state, max_uses, sent_by, made_at, asked_at, expires_at
         from links, generate_series(1, 100) where link_id = $1`,
      [linkId],
    )
    await expect(givenLink(app, company)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await app.deps.pool.query(
      "update links set sent_by = 'administrator:test' where asked_at = (select asked_at from links where link_id = $1)",
      [linkId],
    )
    expect((await givenLink(app, company)).linkId).not.toBe(linkId)
  })
})

const dayMs = 24 * 60 * 60_000
const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const get = (token: string) => app.call(links.get, { body: { token } })
const resend = (link_id: string, token = company.token) =>
  app.call(links.resend, { body: { link_id } }, { token })
const revoke = (link_id: string, token = company.token) =>
  app.call(links.revoke, { body: { link_id } }, { token })
const stateOf = async (linkId: string) => {
  const row = app.db.selectFrom('links').select('state').where('link_id', '=', linkId)
  return (await row.executeTakeFirstOrThrow()).state
}
