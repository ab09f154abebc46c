import { links } from '@tradelane/contract/links/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { featuresWithLinks, givenLink } from '../../../../test/given-link.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { inTransaction } from '../../../transaction.ts'
import { endLinks, lockNewest, resendLink } from './change-link.ts'
import { expireLinks } from './expire-links.ts'
import { mailLink } from './mail-link.ts'

const app = theApp({}, { features: featuresWithLinks })
const company = prepared(() => givenCompany(app))
beforeEach(() => setClock(start))

describe('a link', () => {
  it('works in the last millisecond before its end, and no longer at its end', async () => {
    const { linkId, token } = await givenLink(app, company)
    const { expires_at } = await rowOf(linkId)
    setClock(msBefore(expires_at, 1))
    expect((await get(token)).status).toBe(200)
    setClock(expires_at)
    expect(failure(await get(token)).error.code).toBe('LINK_DEAD')
  })

  it('has expired when its end has come, and not before', async () => {
    const { linkId } = await givenLink(app, company)
    const { expires_at } = await rowOf(linkId)
    setClock(msBefore(expires_at, 1))
    await expireLinks(app.deps)
    expect((await rowOf(linkId)).state).toBe('sent')
    setClock(expires_at)
    await expireLinks(app.deps)
    expect(await rowOf(linkId)).toMatchObject({ state: 'expired', token_hash: null })
  })

  it('that was revoked does not expire', async () => {
    const { linkId } = await givenLink(app, company)
    await app.call(links.revoke, { body: { link_id: linkId } }, { token: company.token })
    setClock((await rowOf(linkId)).expires_at)
    await expireLinks(app.deps)
    expect((await rowOf(linkId)).state).toBe('revoked')
  })

  it('is sent again after thirty seconds, and not a millisecond sooner', async () => {
    const { linkId } = await givenLink(app, company)
    const again = new Date((await rowOf(linkId)).asked_at.getTime() + 30_000)
    setClock(msBefore(again, 1))
    expect(failure(await resend(linkId)).error.code).toBe('CODE_SENT_RECENTLY')
    setClock(again)
    expect((await resend(linkId)).status).toBe(200)
    expect((await rowOf(linkId)).mails).toBe(2)
  })
})

describe('a link that changes while a job works on it', () => {
  it('does not expire once it has ended', async () => {
    const link = await givenLink(app, company)
    setClock((await rowOf(link.linkId)).expires_at)
    const both = await race(app, [
      () => inTransaction(app.db, (tx) => endLinks(tx, scope(), about(link))),
      () => expireLinks(app.deps),
    ])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect((await rowOf(link.linkId)).state).toBe('ended')
  })

  it('does not expire once it was sent again', async () => {
    const { linkId } = await givenLink(app, company)
    setClock((await rowOf(linkId)).expires_at)
    const both = await race(app, [() => resendLink(app.deps, scope(), linkId), () => expireLinks(app.deps)])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect((await rowOf(linkId)).state).toBe('sent')
  })

  it('is mailed with its new address once it was sent again', async () => {
    const { linkId, email, token, newestToken } = await givenLink(app, company)
    setClock(new Date(start.getTime() + 30_000))
    await race(app, [
      () => resendLink(app.deps, scope(), linkId),
      () => mailLink(app.deps, { companyId: company.companyId, linkId }),
    ])
    expect(await app.mails(email)).toHaveLength(2)
    expect(await newestToken()).not.toBe(token)
    expect((await get(await newestToken())).status).toBe(200)
  })
})

describe('the links about a record', () => {
  const endedEvents = (subjectId: string) =>
    app.db
      .selectFrom('events')
      .select('after')
      .where('subject_id', '=', subjectId)
      .where('to_state', '=', 'link_ended')
      .execute()

  it('end without those about another record', async () => {
    const [one, other] = [await givenLink(app, company), await givenLink(app, company)]
    await inTransaction(app.db, (tx) => endLinks(tx, scope(), about(one)))
    expect((await rowOf(one.linkId)).state).toBe('ended')
    expect((await rowOf(other.linkId)).state).toBe('sent')
  })

  it('end without those of another purpose, where one is named', async () => {
    const link = await givenLink(app, company)
    await inTransaction(app.db, (tx) => endLinks(tx, scope(), { ...about(link), purpose: 'invoice_confirm' }))
    expect((await rowOf(link.linkId)).state).toBe('sent')
  })

  it('end without those of another company', async () => {
    const link = await givenLink(app, company)
    const stranger = await givenCompany(app)
    await inTransaction(app.db, (tx) => endLinks(tx, systemScope(stranger.companyId), about(link)))
    expect((await rowOf(link.linkId)).state).toBe('sent')
  })

  it('end with one event that names each address once', async () => {
    const [one, other] = [await givenLink(app, company), await givenLink(app, company)]
    await app.db
      .updateTable('links')
      .set({ subject_id: one.beneficiaryId })
      .where('link_id', '=', other.linkId)
      .execute()
    await inTransaction(app.db, (tx) => endLinks(tx, scope(), about(one)))
    const events = (await endedEvents(one.beneficiaryId)).map(({ after }) => after as { email: string })
    expect(events.map(({ email }) => email.split(', ').toSorted())).toEqual([
      [one.email, other.email].toSorted(),
    ])
  })

  it('end without a word of those that had expired', async () => {
    const link = await givenLink(app, company)
    setClock((await rowOf(link.linkId)).expires_at)
    await expireLinks(app.deps)
    await inTransaction(app.db, (tx) => endLinks(tx, scope(), about(link)))
    expect((await rowOf(link.linkId)).state).toBe('ended')
    expect(await endedEvents(link.beneficiaryId)).toEqual([])
  })

  it('have the one as newest that was made last, and it is locked', async () => {
    const older = await givenLink(app, company)
    setClock(new Date(start.getTime() + 1_000))
    const newer = await givenLink(app, company)
    setClock(new Date(start.getTime() - 1_000))
    const oldest = await givenLink(app, company)
    await app.db
      .updateTable('links')
      .set({ subject_id: older.beneficiaryId })
      .where('link_id', 'in', [newer.linkId, oldest.linkId])
      .execute()
    setClock(start)
    const locked = app.db.selectFrom('links').select('link_id').where('link_id', '=', newer.linkId)
    await inTransaction(app.db, async (tx) => {
      expect((await lockNewest(tx, scope(), about(older)))?.link_id).toBe(newer.linkId)
      await expect(locked.forUpdate().noWait().execute()).rejects.toMatchObject({ code: '55P03' })
    })
  })

  it('have a newest one until its end, and none at its end or once it is revoked', async () => {
    const link = await givenLink(app, company)
    const newest = () => inTransaction(app.db, (tx) => lockNewest(tx, scope(), about(link)))
    const { expires_at } = await rowOf(link.linkId)
    setClock(msBefore(expires_at, 1))
    expect((await newest())?.link_id).toBe(link.linkId)
    setClock(expires_at)
    expect(await newest()).toBeUndefined()
    setClock(start)
    await app.call(links.revoke, { body: { link_id: link.linkId } }, { token: company.token })
    expect(await newest()).toBeUndefined()
  })
})

// The clock does not go on by itself: each test is exact to the millisecond.

const start = new Date()

function setClock(at: Date): void {
  app.clock.now = () => at
}
const msBefore = (at: Date, ms: number) => new Date(at.getTime() - ms)
const get = (token: string) => app.call(links.get, { body: { token } })
const resend = (link_id: string) => app.call(links.resend, { body: { link_id } }, { token: company.token })
const rowOf = (linkId: string) =>
  app.db.selectFrom('links').selectAll().where('link_id', '=', linkId).executeTakeFirstOrThrow()
const scope = () => systemScope(company.companyId)
const about = ({ beneficiaryId }: { beneficiaryId: string }) =>
  ({ subject: 'partner', subjectId: beneficiaryId, at: app.clock.now() }) as const
