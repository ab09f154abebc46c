import { links } from '@tradelane/contract/links/calls'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { doneByLinks, featuresWithLinks, givenLink } from '../../../../test/given-link.ts'
import { race } from '../../../../test/race.ts'
import { pdfFile } from '../../../../test/sample-files.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp({}, { features: featuresWithLinks })
let company: GivenCompany
beforeAll(async () => {
  company = await givenCompany(app)
})
beforeEach(() => app.deps.pool.query('delete from failed_attempts'))

describe('a link', () => {
  test('says what it is for, changes nothing when it is looked at, and brings one document', async () => {
    const { token, linkId, beneficiaryId, email } = await givenLink(app, company)
    for (const _ of [1, 2]) {
      expect((await get(token)).body).toEqual({
        status: 'success',
        purpose: 'doc_upload',
        company_name: 'Okafor Imports Inc.',
        asked_by: 'customer',
        asked: 'Accounts of 2025',
        needed_for: 'Okafor Imports Inc. is being checked.',
        needs_code: false,
        sent_to: `b…${email.slice(email.indexOf('@'))}`,
      })
      expect(await stateOf(linkId)).toBe('sent')
    }
    expect((await upload(token)).status).toBe(200)
    expect(doneBy(linkId)).toEqual([
      { linkId, what: { documentId: expect.any(String), fileName: 'accounts.pdf' } },
    ])
    expect(await stateOf(linkId)).toBe('done')
    const events = await app.db
      .selectFrom('events')
      .select(['to_state', 'after'])
      .where('subject', '=', 'partner')
      .where('subject_id', '=', beneficiaryId)
      .orderBy('event_id')
      .execute()
    expect(events.map(({ to_state }) => to_state)).toEqual(['added', 'link_sent', 'link_done'])
  })

  test('is stored as a hash only, and its mail names the company and what is asked for', async () => {
    const { token, email } = await givenLink(app, company)
    const rows = JSON.stringify(await app.db.selectFrom('links').selectAll().execute())
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(rows).not.toContain(token)
    const [mail] = await app.mails(email)
    expect(mail?.subject).toBe('Okafor Imports Inc. asks you for a document')
    expect(mail?.text).toContain('Accounts of 2025')
    expect(mail?.text).toContain('/upload?token=')
  })

  test('answers in the same way whether it was never sent, is used up, has expired, was revoked or replaced', async () => {
    const used = await givenLink(app, company)
    await upload(used.token)
    const revoked = await givenLink(app, company)
    expect((await revoke(revoked.linkId)).status).toBe(200)
    const replaced = await givenLink(app, company)
    app.clock.advance(31_000)
    expect((await resend(replaced.linkId)).status).toBe(200)
    const late = await givenLink(app, company)
    app.clock.advance(7 * dayMs)
    const dead = ['x'.repeat(43), used.token, revoked.token, replaced.token, late.token]
    const answers = await Promise.all(
      dead.map(async (token) =>
        Promise.all([get(token), upload(token), sendCode(token), openWith(token), complete(token, 'x')]),
      ),
    )
    const seen = answers.map((all) => all.map(({ status, body }) => ({ status, body })))
    const [first] = seen
    expect(first?.map(({ status, body }) => [status, codeOf({ body })])).toEqual(
      Array.from({ length: 5 }, () => [404, 'LINK_DEAD']),
    )
    for (const one of seen) expect(one).toEqual(first)
    const fresh = await givenCompany(app)
    company = fresh
  })

  test('says that Tradelane asks where the back office sent it, on its page and in its mail', async () => {
    const { token, email } = await givenLink(app, company, { sentByOffice: true })
    expect((await get(token)).body).toMatchObject({
      asked_by: 'tradelane',
      company_name: 'Okafor Imports Inc.',
    })
    const [mail] = await app.mails(email)
    expect(mail?.subject).toBe('Tradelane asks you for a document')
    expect(mail?.text).toContain('Tradelane asks you to upload a document. It concerns Okafor Imports Inc.')
  })

  test('with a refused file stays open, and nothing is stored', async () => {
    const { token, linkId } = await givenLink(app, company)
    const before = await documents()
    const refused = await app.call(links.upload, {
      body: { token, base64File: Buffer.from('MZ').toString('base64'), file_name: 'accounts.pdf' },
    })
    expect([refused.status, codeOf(refused)]).toEqual([415, 'WRONG_FILE_TYPE'])
    expect([await stateOf(linkId), await documents()]).toEqual(['sent', before])
    expect((await upload(token)).status).toBe(200)
  })

  test('of ten uses at the same time accepts one, and stores one document', async () => {
    const { token, linkId } = await givenLink(app, company)
    const before = await documents()
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(404)])
    expect([doneBy(linkId).length, (await documents()) - before]).toEqual([1, 1])
  })

  test('that two use at the same moment is used by the first', async () => {
    const { token, linkId } = await givenLink(app, company)
    const before = await documents()
    const answers = await race(app, [() => upload(token), () => upload(token)])
    expect(answers.map((one) => one.status === 'fulfilled' && one.value.status)).toEqual([200, 404])
    expect([doneBy(linkId).length, (await documents()) - before]).toEqual([1, 1])
  })

  test('that is revoked at the moment of its use is not used', async () => {
    const { token, linkId } = await givenLink(app, company)
    const [revoked, used] = await race(app, [() => revoke(linkId), () => upload(token)] as (() => Promise<{
      status: number
    }>)[])
    expect([revoked, used].map((one) => one?.status === 'fulfilled' && one.value.status)).toEqual([200, 404])
    expect([await stateOf(linkId), doneBy(linkId)]).toEqual(['revoked', []])
  })

  test('may be used as often as it says', async () => {
    const { token, linkId } = await givenLink(app, company, { maxUses: 2 })
    expect((await upload(token)).status).toBe(200)
    expect(await stateOf(linkId)).toBe('opened')
    expect((await upload(token)).status).toBe(200)
    expect(await stateOf(linkId)).toBe('done')
    expect(codeOf(await upload(token))).toBe('LINK_DEAD')
  })

  test('answers a repeated upload with the first answer, and stores it once', async () => {
    const { token, linkId } = await givenLink(app, company)
    const body = { token, ...file }
    const send = () => app.call(links.upload, { body }, { key: `upload-${linkId}` })
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status, second.headers['idempotency-hit']]).toEqual([200, 200, 'true'])
    expect(doneBy(linkId)).toHaveLength(1)
  })
})

describe('a link that shows something of value', () => {
  test('tells nothing before the code, and what it is about with it', async () => {
    const { token, email, linkId } = await givenLink(app, company, { purpose: 'invoice_confirm' })
    expect((await get(token)).body).toMatchObject({ needs_code: true, asked: null })
    expect(codeOf(await openWith(token))).toBe('WRONG_CODE')
    expect((await sendCode(token)).status).toBe(200)
    expect(codeOf(await sendCode(token))).toBe('CODE_SENT_RECENTLY')
    const code = await app.newestCode(email)
    expect(codeOf(await openWith(token, code === '000000' ? '111111' : '000000'))).toBe('WRONG_CODE')
    const opened = await openWith(token, code)
    expect(opened.body).toMatchObject({
      asked: 'Accounts of 2025',
      facts: [{ term: 'Amount', value: '10,000.00 USD' }],
      fields: { due: '2026-12-24' },
    })
    expect(await stateOf(linkId)).toBe('opened')
    expect(codeOf(await openWith(token, code))).toBe('WRONG_CODE')
    expect((await complete(token, opened.body.session)).body).toEqual({
      status: 'success',
      message: 'Thank you.',
      receipt_number: null,
    })
    expect(codeOf(await complete(token, opened.body.session))).toBe('LINK_DEAD')
    expect(doneBy(linkId)).toHaveLength(1)
  })

  test('is locked after five wrong codes, after any number of codes', async () => {
    const { token, email } = await givenLink(app, company, { purpose: 'invoice_confirm' })
    await sendCode(token)
    const code = await app.newestCode(email)
    const wrong = code === '000000' ? '111111' : '000000'
    const messages: unknown[] = []
    for (let round = 0; round < 5; round++) {
      const refused = await openWith(token, wrong)
      expect(codeOf(refused)).toBe('WRONG_CODE')
      messages.push(failure(refused).message)
    }
    expect(messages).toEqual([
      ...['4 tries', '3 tries', '2 tries', '1 try'].map(
        (left) => `Wrong OTP, please try again. ${left} left.`,
      ),
      'Wrong OTP, please try again. You have no tries left. Wait 30 seconds, then request a new code.',
    ])
    expect(codeOf(await openWith(token, code))).toBe('TOO_MANY_REQUESTS')
  })

  test('opens with its own code only', async () => {
    const [one, other] = [
      await givenLink(app, company, { purpose: 'invoice_confirm' }),
      await givenLink(app, company, { purpose: 'invoice_confirm' }),
    ]
    await sendCode(one.token)
    await sendCode(other.token)
    expect(codeOf(await openWith(one.token, await app.newestCode(other.email)))).toBe('WRONG_CODE')
  })

  test('is dead for somebody who has it open, once it is revoked or sent again', async () => {
    const first = await givenOpened()
    expect((await revoke(first.linkId)).status).toBe(200)
    expect(codeOf(await complete(first.token, first.session))).toBe('LINK_DEAD')
    const second = await givenOpened()
    app.clock.advance(31_000)
    expect((await resend(second.linkId)).status).toBe(200)
    await app.runJobs()
    expect(codeOf(await complete(second.token, second.session))).toBe('LINK_DEAD')
    expect(codeOf(await complete(await second.newestToken(), second.session))).toBe('LINK_DEAD')
  })

  test('is open for half an hour, and with its own session only', async () => {
    const [one, other] = [await givenOpened(), await givenOpened()]
    expect(codeOf(await complete(one.token, other.session))).toBe('LINK_DEAD')
    const later = one.session.replace(/^\d+/, (end) => String(Number(end) + 60_000))
    expect(codeOf(await complete(one.token, later))).toBe('LINK_DEAD')
    const { now } = app.deps.wallClock
    app.deps.wallClock.now = () => new Date(now().getTime() + 30 * 60_000)
    expect(codeOf(await complete(one.token, one.session))).toBe('LINK_DEAD')
    app.deps.wallClock.now = now
    expect((await complete(one.token, one.session)).status).toBe(200)
  })

  test('names the faulty field, and stays open after a refusal', async () => {
    const { token, session, linkId } = await givenOpened()
    const faulty = await complete(token, session, { due: 'soon', more: 1 })
    expect(failure(faulty).error?.fields).toEqual({ due: 'Enter a valid date', more: 'Unknown field' })
    expect(codeOf(await complete(token, session, { due: '1999-12-31' }))).toBe('ILLEGAL_STATE')
    expect([await stateOf(linkId), doneBy(linkId)]).toEqual(['opened', []])
    expect((await complete(token, session)).status).toBe(200)
  })

  test('of ten completions at the same time accepts one', async () => {
    const { token, session, linkId } = await givenOpened()
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(token, session)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(404)])
    expect(doneBy(linkId)).toHaveLength(1)
  })
})

const dayMs = 24 * 60 * 60_000
const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const file = { base64File: pdfFile().toString('base64'), file_name: 'accounts.pdf' }
const get = (token: string) => app.call(links.get, { body: { token } })
const upload = (token: string) => app.call(links.upload, { body: { token, ...file } })
const sendCode = (token: string) => app.call(links.sendCode, { body: { token } })
const openWith = (token: string, verify_code?: string) =>
  app.call(links.open, { body: { token, ...(verify_code !== undefined && { verify_code }) } })
const complete = (token: string, session: string, fields: object = { due: '2026-12-24' }) =>
  app.call(links.complete, { body: { token, session, fields: { ...fields } } })
const resend = (link_id: string, token = company.token) =>
  app.call(links.resend, { body: { link_id } }, { token })
const revoke = (link_id: string, token = company.token) =>
  app.call(links.revoke, { body: { link_id } }, { token })
const doneBy = (linkId: string) => doneByLinks.filter((one) => one.linkId === linkId)
const stateOf = async (linkId: string) =>
  (await app.db.selectFrom('links').select('state').where('link_id', '=', linkId).executeTakeFirstOrThrow())
    .state
const documents = async () =>
  (await app.db.selectFrom('documents').select('document_id').where('uid', '=', company.companyId).execute())
    .length
/** A link that needs a code, and is open. */
async function givenOpened(wanted: { maxUses?: number } = {}) {
  const link = await givenLink(app, company, { purpose: 'invoice_confirm', ...wanted })
  await sendCode(link.token)
  const opened = await openWith(link.token, await app.newestCode(link.email))
  return { ...link, opened, session: opened.body.session }
}
