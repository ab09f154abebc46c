import { staffRoles } from '@tradelane/contract'
import { accountViews, officeViews } from '@tradelane/contract/account-views/calls'
import { accounts } from '@tradelane/contract/accounts/calls'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { audit } from '@tradelane/contract/audit/calls'
import { documents } from '@tradelane/contract/documents/calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { staff } from '@tradelane/contract/staff/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import { givenOnlyAdministrator } from '../../../../test/given-staff.ts'
import { givenView, viewReason } from '../../../../test/given-view.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

test('administrators and support see a customer’s app as its owner does, and read it only', async () => {
  const company = await givenCompany(app)
  for (const role of staffRoles) {
    const { token } = await givenAdministrator(app, role)
    const body = { uid: company.companyId, reason: viewReason }
    const answer = await app.call(officeViews.begin, { body }, { token })
    expect([role, answer.status]).toEqual([role, ['administrator', 'support'].includes(role) ? 200 : 403])
    if (answer.status !== 200) continue
    const { body: seen } = await profile(answer.body.jwt)
    expect(seen.data).toMatchObject({ work_email: company.email, viewed_until: answer.body.expires_at })
    expect(new Date(answer.body.expires_at).getTime() - app.deps.wallClock.now().getTime()).toBeCloseTo(
      30 * 60_000,
      -5,
    )
    const file = await givenDocument(app, company.token)
    for (const refused of [
      await app.call(
        wallet.openWallet,
        { body: { currency: 'GBP' } },
        { token: answer.body.jwt, key: crypto.randomUUID() },
      ),
      await app.call(accounts.logout, {}, { token: answer.body.jwt }),
      await app.call(
        quoteOffers.file,
        { body: { offer_id: crypto.randomUUID() } },
        { token: answer.body.jwt },
      ),
      await app.call(documents.serveFile, { query: { file }, body: {} }, { token: answer.body.jwt }),
    ])
      expect([refused.status, failure(refused).error.code]).toEqual([403, 'VIEW_ONLY'])
    expect((await app.call(adminAccess.profile, {}, { token: answer.body.jwt })).status).toBe(401)
    expect((await app.call(adminAccess.profile, {}, { token })).status).toBe(200)
  }
  expect((await profile(company.token)).body.data.viewed_until).toBeUndefined()
})

test('the customer is mailed, and reads when, who and why; its devices do not have it', async () => {
  const company = await givenCompany(app)
  const { token } = await givenAdministrator(app, 'support')
  await givenView(app, token, company.companyId)
  await app.runJobs()
  const mail = (await app.mails(company.email)).find(
    ({ subject }) => subject === 'Tradelane viewed your account',
  )
  expect(mail?.text).toMatch(new RegExp(`\nBo Lindqvist, .+: ${viewReason}\n`))
  expect(mail?.text).toContain('/security')
  expect(mail?.text).not.toContain('change your password')
  expect(await listed(company.token)).toMatchObject([
    { by: 'Bo Lindqvist', reason: viewReason, seen_as: 'Ada Okafor', ended_at: null },
  ])
  expect((await app.call(accounts.sessions, {}, { token: company.token })).body.data).toHaveLength(1)
  expect(await listed((await givenCompany(app)).token)).toEqual([])
})

test('each view leaves an entry with its reason in the audit trail', async () => {
  const company = await givenCompany(app)
  const { token, email } = await givenAdministrator(app)
  await givenView(app, token, company.companyId)
  const { body } = await app.call(audit.list, { query: {}, body: { actor: email } }, { token })
  expect(body.entries).toMatchObject([
    { action: '/admin/customers/view', subject_id: company.companyId, reason: viewReason },
    { action: '/admin/login' },
  ])
})

test('a reason of some words is needed, and a company that exists', async () => {
  const { companyId: uid } = await givenCompany(app)
  const { token } = await givenAdministrator(app, 'support')
  const poor = await app.call(officeViews.begin, { body: { uid, reason: 'help' } }, { token })
  expect(Object.keys(failure(poor).error.fields ?? {})).toEqual(['reason'])
  const body = { uid: crypto.randomUUID(), reason: viewReason }
  expect((await app.call(officeViews.begin, { body }, { token })).status).toBe(404)
})

describe('a view ends', () => {
  const ends: [string, (given: Awaited<ReturnType<typeof givenOpenView>>) => Promise<unknown>][] = [
    ['where the colleague leaves', ({ token }) => app.call(officeViews.leave, { body: {} }, { token })],
    ['with the colleague’s own session', ({ token }) => app.call(adminAccess.logout, {}, { token })],
    [
      'with the colleague’s removal',
      ({ administratorId }) => changeColleague(administratorId, { state: 'removed' }),
    ],
    [
      'with the colleague’s role',
      ({ administratorId }) => changeColleague(administratorId, { role: 'trade' }),
    ],
    [
      'after 30 minutes',
      async () => {
        const { now } = app.deps.wallClock
        onTestFinished(() => {
          app.deps.wallClock.now = now
        })
        app.deps.wallClock.now = () => new Date(now().getTime() + 30 * 60_000)
      },
    ],
  ]
  test.each(ends)('%s', async (_, end) => {
    const given = await givenOpenView()
    expect((await profile(given.view)).status).toBe(200)
    await end(given)
    expect((await profile(given.view)).status).toBe(401)
    expect((await listed(given.company.token))[0]?.ended_at === null).toBe(
      _.includes('removal') || _.includes('role'),
    )
  })

  test('for good with another role, and says so to the customer', async () => {
    const admin = await givenOnlyAdministrator(app)
    const { company, view, administratorId } = await givenOpenView()
    for (const role of ['trade', 'support'] as const) {
      const body = { admin_id: administratorId, role, reason: 'Moves for a day' }
      expect((await app.call(staff.update, { body }, admin)).status).toBe(200)
      expect([role, (await profile(view)).status]).toEqual([role, 401])
      expect((await listed(company.token))[0]?.ended_at).toEqual(expect.any(String))
    }
  })

  test('with the removal, and says so to the customer', async () => {
    const admin = await givenOnlyAdministrator(app)
    const { company, administratorId } = await givenOpenView()
    const body = { admin_id: administratorId, reason: 'Has left' }
    expect((await app.call(staff.remove, { body }, admin)).status).toBe(200)
    expect((await listed(company.token))[0]?.ended_at).toEqual(expect.any(String))
  })

  test('alone where it is named, and only by its colleague', async () => {
    const { company, token } = await givenOpenView()
    const begin = () =>
      app.call(officeViews.begin, { body: { uid: company.companyId, reason: viewReason } }, { token })
    const [one, two] = [(await begin()).body, (await begin()).body]
    const leave = (by: string) =>
      app.call(officeViews.leave, { body: { view_id: one.view_id } }, { token: by })
    const seen = async () => [(await profile(one.jwt)).status, (await profile(two.jwt)).status]
    expect((await leave((await givenAdministrator(app, 'support')).token)).status).toBe(404)
    expect(await seen()).toEqual([200, 200])
    // Again, as after a lost answer.
    expect([(await leave(token)).status, (await leave(token)).status]).toEqual([200, 200])
    expect(await seen()).toEqual([401, 200])
  })

  test('with the customer who was seen', async () => {
    const { company, view } = await givenOpenView()
    const other = await givenColleague(app, company, 'owner')
    await app.db
      .updateTable('users')
      .set({ removed_at: app.clock.now() })
      .where('user_id', '=', company.userId)
      .execute()
    expect((await profile(view)).status).toBe(401)
    expect(await listed(other.token)).toHaveLength(1)
  })

  test('for its colleague alone', async () => {
    const { company, view } = await givenOpenView()
    const another = await givenAdministrator(app)
    await givenView(app, another.token, company.companyId)
    await app.call(officeViews.leave, { body: {} }, { token: another.token })
    expect((await profile(view)).status).toBe(200)
  })
})

async function givenOpenView() {
  const company = await givenCompany(app)
  const colleague = await givenAdministrator(app, 'support')
  return { ...colleague, company, view: await givenView(app, colleague.token, company.companyId) }
}

const changeColleague = (administratorId: string, change: { state?: 'removed'; role?: 'trade' }) =>
  app.db.updateTable('administrators').set(change).where('administrator_id', '=', administratorId).execute()
const profile = (token: string) => app.call(accounts.profile, {}, { token })
const listed = async (token: string) => (await app.call(accountViews.list, {}, { token })).body.data
