import type { Tx } from '@tradelane/db'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenColleague } from '../../test/given-colleague.ts'
import { type GivenCompany, givenCompany } from '../../test/given-company.ts'
import { theApp } from '../../test/the-app.ts'
import { inTransaction } from '../transaction.ts'
import { requireRole, requireRoleNow } from './require-role.ts'
import { requireVerified } from './require-verified.ts'
import { inScope, systemScope } from './scope.ts'

const app = theApp()
let owner: GivenCompany
let approver: GivenCompany
beforeEach(async () => {
  owner = await givenCompany(app)
  approver = await givenColleague(app, owner, 'approver')
})

describe('the role of a request', () => {
  it('is refused with the names of the roles that may do it', () => {
    expect(() => requireRole(approving, { kind: 'company', role: 'preparer' })).toThrow(
      'Only an owner or an approver of your company may do this.',
    )
  })

  it('may do what it is named for', () => {
    expect(() => requireRole(approving, { kind: 'company', role: 'approver' })).not.toThrow()
  })

  it.each([{ kind: 'office', role: 'administrator' } as const, { kind: 'reset' } as const, undefined])(
    'does not matter for %j, who has no role in a company',
    (actor) => expect(() => requireRole(approving, actor)).not.toThrow(),
  )
})

describe('the role of staff', () => {
  const clearing = { method: 'POST', staff: ['compliance'] } as const
  it('is refused with the names of the roles that may do it', () => {
    expect(() => requireRole(clearing, { kind: 'office', role: 'finance' })).toThrow(
      'Only an administrator or compliance staff may do this.',
    )
  })

  it('may do what it is named for, and administrators everything', () => {
    expect(() => requireRole(clearing, { kind: 'office', role: 'compliance' })).not.toThrow()
    expect(() => requireRole(clearing, { kind: 'office', role: 'administrator' })).not.toThrow()
  })
})

describe('the role of the person when the work is done', () => {
  it('is enough while it is as it was', async () => {
    await expect(isAllowedNow(approver)).resolves.toMatchObject({ company: { uid: approver.companyId } })
  })

  it('is not enough once it was changed', async () => {
    await change({ role: 'viewer' }, approver)
    await expect(isAllowedNow(approver)).rejects.toMatchObject(refused)
  })

  it('is the person’s own and not that of a colleague', async () => {
    await change({ role: 'viewer' }, owner)
    await expect(isAllowedNow(approver)).resolves.toMatchObject({ company: { uid: approver.companyId } })
    await expect(isAllowedNow(owner)).rejects.toMatchObject(refused)
  })

  it('is nothing once the person was removed', async () => {
    await change({ removed_at: new Date() }, approver)
    await expect(isAllowedNow(approver)).rejects.toMatchObject(refused)
  })

  it('is nothing in another company', async () => {
    const stranger = await givenCompany(app)
    const elsewhere = { ...approver, companyId: stranger.companyId }
    await expect(isAllowedNow(elsewhere)).rejects.toMatchObject(refused)
  })

  it('cannot be changed by others until the transaction ends', async () => {
    const { companyId, userId } = approver
    await within(async (tx) => {
      await requireRoleNow(tx, approving, { kind: 'company', companyId, userId, role: 'approver' })
      const { rows } = await app.deps.pool.query(
        'select user_id from users where user_id = $1 for update skip locked',
        [userId],
      )
      expect(rows).toEqual([])
    })
  })

  it('brings the company as it is after the wait for the person', async () => {
    const { companyId, userId } = approver
    const client = await app.deps.pool.connect()
    await client.query('begin')
    await client.query('select from users where user_id = $1 for update', [userId])
    const allowed = isAllowedNow(approver)
    const waits = `select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database() and query like '%for share%'`
    await expect.poll(async () => (await app.deps.pool.query(waits)).rowCount).toBe(1)
    await client.query(`update companies set company_name = 'Renamed' where uid = $1`, [companyId])
    await client.query('commit')
    client.release()
    expect((await allowed).company.company_name).toBe('Renamed')
  })
})

describe('the verification of a company', () => {
  const isVerified = ({ companyId }: GivenCompany) => requireVerified(app.db, systemScope(companyId))

  it('is the company’s own', async () => {
    const cleared = await givenCompany(app, { kyb: 'Clear' })
    await expect(isVerified(cleared)).resolves.toBeUndefined()
    await expect(isVerified(owner)).rejects.toMatchObject({ code: 'KYB_REQUIRED' })
  })

  it('is pending while it is under review', async () => {
    const inReview = await givenCompany(app, { kyb: 'IN_PROGRESS' })
    await expect(isVerified(inReview)).rejects.toMatchObject({ code: 'KYB_PENDING' })
  })
})

it('shows a company its own rows, and the back office those of all', async () => {
  const idsIn = async (scope: Parameters<typeof inScope>[0]) => {
    const query = app.db.selectFrom('companies').select('uid').where(inScope(scope, 'companies.uid'))
    return (await query.execute()).map(({ uid }) => uid)
  }
  const stranger = await givenCompany(app)
  expect(await idsIn(systemScope(owner.companyId))).toEqual([owner.companyId])
  const all = await idsIn({ kind: 'office', administratorId: owner.userId })
  expect(all).toEqual(expect.arrayContaining([owner.companyId, stranger.companyId]))
})

const approving = { method: 'POST', who: 'approver' } as const
const refused = { code: 'ROLE_NOT_ALLOWED' }
const within = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(app.db, work)
const isAllowedNow = ({ companyId, userId }: GivenCompany) =>
  within((tx) => requireRoleNow(tx, approving, { kind: 'company', companyId, userId, role: 'approver' }))
const change = (set: { role?: 'viewer'; removed_at?: Date }, { userId }: GivenCompany) =>
  app.db.updateTable('users').set(set).where('user_id', '=', userId).execute()
