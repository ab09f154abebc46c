import { randomUUID } from 'node:crypto'
import { links } from '@tradelane/contract/links/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { featuresWithLinks, givenLink } from '../../../../test/given-link.ts'
import { pdfFile } from '../../../../test/sample-files.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import type { LinkRow } from '../../../entries/link-purpose.ts'
import { inTransaction } from '../../../transaction.ts'
import { prolongLink, resendLink } from './change-link.ts'
import { mailLink } from './mail-link.ts'
import { getOpenedLink, lockOpenedLink } from './opened-link.ts'
import { sendLink } from './send-link.ts'
import { isSession, newSession } from './tokens.ts'

const app = theApp({}, { features: featuresWithLinks })
const company = prepared(() => givenCompany(app))
beforeEach(() => setClock(start))

describe('the session of an opened link', () => {
  it('is good until the millisecond before its end', async () => {
    const { row } = await givenForm()
    const session = newSession(app.deps, row)
    const endsAt = Number(session.split('.')[0])
    const at = (ms: number) => ({ ...app.deps, wallClock: { now: () => new Date(ms) } })
    expect(isSession(at(endsAt - 1), row, session)).toBe(true)
    expect(isSession(at(endsAt), row, session)).toBe(false)
  })

  it('has a signature, and nothing behind it', async () => {
    const { row } = await givenForm()
    const session = newSession(app.deps, row)
    for (const other of ['', session.slice(0, -1), `${session}A`, `1${'0'.repeat(16)}${session.slice(13)}`])
      expect(isSession(app.deps, row, other)).toBe(false)
  })
})

describe('the calls of a feature with an opened link', () => {
  const bothWays = async (opened: { token: string; session: string }, purpose: LinkRow['purpose']) => {
    const named = purpose as 'invoice_confirm'
    return Promise.allSettled([
      getOpenedLink(app.deps, opened, named),
      inTransaction(app.db, (tx) => lockOpenedLink(app.deps, tx, opened, named)),
    ])
  }
  const dead = { status: 'rejected', reason: { code: 'LINK_DEAD' } }

  it('are answered with the link', async () => {
    const { token, row } = await givenForm()
    const ways = await bothWays({ token, session: newSession(app.deps, row) }, 'invoice_confirm')
    const found = { status: 'fulfilled', value: { link_id: row.link_id } }
    expect(ways).toMatchObject([found, found])
  })

  it('are refused for a link of another purpose', async () => {
    const { token, row } = await givenForm()
    const ways = await bothWays({ token, session: newSession(app.deps, row) }, 'escrow_agree')
    expect(ways).toMatchObject([dead, dead])
  })

  it('are refused with the session of another link', async () => {
    const [{ token }, other] = [await givenForm(), await givenForm()]
    const ways = await bothWays({ token, session: newSession(app.deps, other.row) }, 'invoice_confirm')
    expect(ways).toMatchObject([dead, dead])
  })
})

describe('a link that asks for a document', () => {
  it('has no code', async () => {
    const { token } = await givenLink(app, company)
    expect(codeOf(await app.call(links.sendCode, { body: { token } }))).toBe('LINK_DEAD')
  })

  it('cannot be opened', async () => {
    const { token } = await givenLink(app, company)
    expect(codeOf(await open(token))).toBe('LINK_DEAD')
  })

  it('has no form, with any session', async () => {
    const { token, linkId } = await givenLink(app, company)
    expect(codeOf(await complete(token, newSession(app.deps, await rowOf(linkId))))).toBe('LINK_DEAD')
  })
})

describe('a link with a form', () => {
  it('takes no document', async () => {
    const { token } = await givenForm()
    expect(codeOf(await upload(token))).toBe('LINK_DEAD')
  })

  it('does not say what it is needed for', async () => {
    const { token } = await givenForm()
    expect((await app.call(links.get, { body: { token } })).body).toMatchObject({
      needs_code: true,
      asked: null,
      needed_for: null,
    })
  })

  it('shows no account and no files where it has none', async () => {
    const { token, email, sendCode } = await givenForm()
    await sendCode()
    expect((await open(token, await app.newestCode(email))).body).toMatchObject({ account: [], files: [] })
  })

  it('is opened twice, and its record says so once', async () => {
    const { token, email, beneficiaryId, sendCode } = await givenForm()
    const { now } = app.deps.wallClock
    for (const minutes of [0, 1]) {
      app.deps.wallClock.now = () => new Date(now().getTime() + minutes * 60_000)
      await sendCode()
      expect((await open(token, await app.newestCode(email))).status).toBe(200)
    }
    app.deps.wallClock.now = now
    const happenings = (await eventsOf(beneficiaryId)).map(({ to_state }) => to_state)
    expect(happenings.filter((happening) => happening === 'link_opened')).toHaveLength(1)
  })
})

describe('a link that lasts', () => {
  const inDays = (days: number) => new Date(start.getTime() + days * dayMs)
  async function givenLasting(lastsUntil = inDays(30)): Promise<LinkRow> {
    const { subject_id } = (await givenForm()).row
    const linkId = await inTransaction(app.db, (tx) =>
      sendLink(tx, {
        ...{ purpose: 'invoice_confirm', subject: 'partner', subjectId: subject_id, lastsUntil },
        ...{ companyId: company.companyId, by: `user:${company.userId}`, at: app.clock.now() },
        ...{ asked: 'The invoice.', recipient: 'Jette Brandt', email: `${randomUUID()}@hafen.example` },
      }),
    )
    await app.runJobs()
    return rowOf(linkId)
  }
  const tokenIn = async ({ email }: LinkRow) =>
    /token=([\w-]+)/.exec((await app.mails(email)).map(({ text }) => text).join('\n'))?.[1] ?? ''

  it('works until its day, and its mail says so', async () => {
    const link = await givenLasting()
    expect(link.expires_at).toEqual(inDays(30))
    const [mail] = await app.mails(link.email)
    expect(mail?.text).toContain('This link works until')
  })

  it('is not used up by an answer', async () => {
    const link = await givenLasting()
    expect((await complete(await tokenIn(link), newSession(app.deps, link))).status).toBe(200)
    expect(await rowOf(link.link_id)).toMatchObject({ uses: 0, token_hash: link.token_hash })
  })

  it('is not sent again after its day', async () => {
    const link = await givenLasting()
    setClock(inDays(30))
    const again = resendLink(app.deps, systemScope(company.companyId), link.link_id)
    await expect(again).rejects.toMatchObject({ code: 'ILLEGAL_STATE' })
  })

  it('works longer once it is prolonged, and never shorter', async () => {
    const link = await givenLasting()
    const prolong = async (days: number) => {
      await inTransaction(app.db, (tx) => prolongLink(tx, link, inDays(days), start))
      return rowOf(link.link_id)
    }
    expect(await prolong(20)).toMatchObject({ lasts_until: inDays(30), expires_at: inDays(30) })
    expect(await prolong(40)).toMatchObject({ lasts_until: inDays(40), expires_at: inDays(40) })
  })

  it('is the only kind that is prolonged', async () => {
    const { row } = await givenForm()
    await inTransaction(app.db, (tx) => prolongLink(tx, row, inDays(40), start))
    expect(await rowOf(row.link_id)).toMatchObject({ lasts_until: null, expires_at: row.expires_at })
  })
})

describe('the mail of a link', () => {
  it('is not sent for another company', async () => {
    const { linkId, email } = await givenLink(app, company)
    await mailLink(app.deps, { companyId: randomUUID(), linkId })
    expect(await app.mails(email)).toHaveLength(1)
  })

  it('is not sent once the link is revoked', async () => {
    const { linkId, email } = await givenLink(app, company)
    await app.call(links.revoke, { body: { link_id: linkId } }, { token: company.token })
    await mailLink(app.deps, { companyId: company.companyId, linkId })
    expect(await app.mails(email)).toHaveLength(1)
  })

  it('is sent for an opened link only where there is news', async () => {
    const { linkId, email, token, sendCode } = await givenForm()
    await sendCode()
    await open(token, await app.newestCode(email))
    const before = (await app.mails(email)).length
    await mailLink(app.deps, { companyId: company.companyId, linkId })
    expect(await app.mails(email)).toHaveLength(before)
    const news = { subject: 'It is paid', text: 'The invoice is paid.' }
    await mailLink(app.deps, { companyId: company.companyId, linkId, news })
    const mails = await app.mails(email)
    expect(mails).toHaveLength(before + 1)
    expect(mails.some(({ subject, text }) => subject === news.subject && text.includes(news.text))).toBe(true)
  })
})

// The clocks do not go on by themselves: each test is exact to the millisecond.

const dayMs = 24 * 60 * 60_000
const start = new Date()

function setClock(at: Date): void {
  app.clock.now = () => at
}
const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const rowOf = (linkId: string) =>
  app.db.selectFrom('links').selectAll().where('link_id', '=', linkId).executeTakeFirstOrThrow()
const eventsOf = (subjectId: string) =>
  app.db
    .selectFrom('events')
    .select(['to_state', 'after'])
    .where('subject_id', '=', subjectId)
    .orderBy('event_id')
    .execute()
const upload = (token: string) =>
  app.call(links.upload, {
    body: { token, base64File: pdfFile().toString('base64'), file_name: 'accounts.pdf' },
  })
const complete = (token: string, session: string, fields: object = { due: '2026-12-24' }) =>
  app.call(links.complete, { body: { token, session, fields: { ...fields } } })
const open = (token: string, verify_code?: string) =>
  app.call(links.open, { body: { token, ...(verify_code !== undefined && { verify_code }) } })

async function givenForm() {
  const link = await givenLink(app, company, { purpose: 'invoice_confirm' })
  const sendCode = () => app.call(links.sendCode, { body: { token: link.token } })
  return { ...link, sendCode, row: await rowOf(link.linkId) }
}
