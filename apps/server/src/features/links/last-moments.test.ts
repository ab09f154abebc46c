import { links } from '@tradelane/contract/links/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../test/given-company.ts'
import { givenLink, servicesWithLinks } from '../../../test/given-link.ts'
import { failure, type TestApp, testApp } from '../../../test/test-app.ts'
import { systemScope } from '../../access/scope.ts'
import { inTransaction } from '../../transaction.ts'
import { endLinks, lockNewest } from './change-link.ts'
import { expireLinks } from './expire-links.ts'

// The clock does not go on by itself: each test is exact to the millisecond.

const start = new Date()
let app: TestApp
let company: GivenCompany
beforeAll(async () => {
  app = await testApp({}, { services: servicesWithLinks })
  company = await givenCompany(app)
})
beforeEach(() => setClock(start))
afterAll(() => app.close())

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

describe('the links about a record', () => {
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
