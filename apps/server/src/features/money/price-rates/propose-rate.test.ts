import { fourEyes } from '@tradelane/contract/four-eyes/calls'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { askForRate, decideRate, givenRate, readRates } from '../../../../test/given-price-rate.ts'
import { givenOnlyAdministrator } from '../../../../test/given-staff.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { proposeRate } from './propose-rate.ts'

const app = theApp({}, { isForEachTest: true })
const staff = prepared(() => givenTwo(), { isForEachTest: true })
const dayMs = 24 * 60 * 60_000

describe('a new rate', () => {
  test('waits for a second person, who reads what changes, and holds from their decision', async () => {
    const asked = await askForRate(app, staff.one, { value: 0.07, min: 1.5, max: 90, currency: 'USD' })
    expect(asked.body.message).toBe('The change waits for a second person.')
    expect(await readRates(app, staff.other)).toMatchObject([
      { rate_id: asked.body.rate_id, state: 'PENDING', value: 0.07, version: null, valid_from: null },
      { state: 'ACTIVE', value: 0.05, version: 1, valid_to: null, asked_by: null, scope: 'default' },
    ])
    expect((await waiting())?.before).toEqual({ rate: '0.05 %', at_least: null, at_most: null })
    expect((await waiting())?.after).toEqual({
      ...{ rate: '0.07 %', at_least: '1.50 USD', at_most: '90.00 USD', begins: 'With the approval' },
    })
    app.clock.advance(60_000)
    const decided = app.clock.now().getTime()
    expect((await decideRate(app, staff.other, asked.body.change_id)).status).toBe(200)
    const [current, earlier] = await readRates(app, staff.one)
    expect(current).toMatchObject({
      state: 'ACTIVE',
      version: 2,
      value: 0.07,
      min: 1.5,
      max: 90,
      valid_to: null,
    })
    expect(earlier).toMatchObject({
      state: 'RETIRED',
      version: 1,
      value: 0.05,
      valid_to: current?.valid_from,
    })
    expect(Date.parse(current?.valid_from ?? '')).toBeGreaterThanOrEqual(decided)
    const names = { asked_by: 'Bo Lindqvist', confirmed_by: 'Bo Lindqvist', reason: 'Agreed by the board' }
    expect((await readRates(app, staff.one))[0]).toMatchObject(names)
  })

  test('of one customer that ends says what holds afterwards', async () => {
    const { companyId: uid } = await givenCompany(app)
    const valid_to = new Date(app.clock.now().getTime() + 86_400_000).toISOString()
    const { change_id } = (await askForRate(app, staff.one, { uid, valid_to })).body
    const { changes } = (await app.call(fourEyes.list, {}, staff.other)).body
    const asked = changes.find((change) => change.change_id === change_id)
    expect(asked?.after).toMatchObject({ rate: '0.1 %', afterwards: '0.05 %, the rate for all' })
  })

  test('is not confirmed by who asked, nor by a role that does not decide rates', async () => {
    const { change_id } = (await askForRate(app, staff.one)).body
    const trade = await givenAdministrator(app, 'trade')
    expect(codeOf(await decideRate(app, staff.one, change_id))).toBe('OWN_CHANGE')
    expect(codeOf(await decideRate(app, trade, change_id))).toBe('ROLE_NOT_ALLOWED')
    expect(codeOf(await askForRate(app, trade))).toBe('ROLE_NOT_ALLOWED')
    expect((await decideRate(app, await givenAdministrator(app, 'finance'), change_id)).status).toBe(200)
  })

  test('is not asked for by somebody who has another role since the call came in, or was removed', async () => {
    const { administratorId } = staff.one
    const actor = {
      ...({ kind: 'office', role: 'administrator', sessionId: '', email: '' } as const),
      administratorId,
    }
    const ask = () => proposeRate(app.deps, actor, { service: 'payment', value: 10, reason: 'Agreed' })
    const become = (changed: { role: 'trade' } | { state: 'removed' }) =>
      app.db
        .updateTable('administrators')
        .set(changed)
        .where('administrator_id', '=', administratorId)
        .execute()
    await become({ role: 'trade' })
    await expect(ask()).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
    await become({ state: 'removed' })
    await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('takes effect at once where nobody else may confirm it', async () => {
    const only = await givenOnlyAdministrator(app)
    await givenAdministrator(app, 'trade')
    const made = await askForRate(app, only, { value: 0.2 })
    expect(made.body).toMatchObject({ message: 'The new rate is saved.', rate_id: expect.any(String) })
    expect(made.body.change_id).toBeUndefined()
    const [stored] = await readRates(app, only)
    expect(stored).toMatchObject({ value: 0.2, version: 2, confirmed_by: null })
    const { rows } = await app.deps.pool.query('select after from events where subject_id = $1', [
      stored?.rate_id,
    ])
    expect(rows).toEqual([
      {
        after: {
          ...{ service: 'payment', uid: null, version: 2, basis_points: 20 },
          ...{ valid_from: stored?.valid_from, reason: 'Agreed by the board' },
        },
      },
    ])
  })

  test('of which another waits is refused, and of another customer or service is not', async () => {
    const { companyId: uid } = await givenCompany(app)
    const { change_id } = (await askForRate(app, staff.one)).body
    const again = await askForRate(app, staff.other, { value: 0.3 })
    expect(failure(again)).toMatchObject({
      error: { code: 'CONFLICT' },
      message:
        'A change of Payment, all customers waits for a second person. Approve, refuse or withdraw it first.',
    })
    expect((await askForRate(app, staff.other, { uid })).status).toBe(200)
    expect((await askForRate(app, staff.other, { service: 'insurance' })).status).toBe(200)
    await decideRate(app, staff.other, change_id, 'refuse')
    expect((await askForRate(app, staff.other, { value: 0.3 })).status).toBe(200)
    expect((await readRates(app, staff.one)).map(({ state }) => state)).toEqual([
      ...['PENDING', 'ACTIVE', 'PENDING'],
    ])
  })

  test('that two confirm at once is made once, and the other reads who was faster', async () => {
    const { change_id } = (await askForRate(app, staff.one)).body
    const third = await givenAdministrator(app)
    const [first, second] = await race(
      app,
      [staff.other, third].map((who) => () => decideRate(app, who, change_id)),
    )
    expect(statusOf(first)).toBe(200)
    expect(statusOf(second)).toBe(409)
    expect((await readRates(app, third)).map(({ version }) => version)).toEqual([2, 1])
  })

  test('of one service and another customer at the same time are both made', async () => {
    const uids = [(await givenCompany(app)).companyId, (await givenCompany(app)).companyId]
    const asked = await Promise.all(uids.map((uid) => askForRate(app, staff.one, { uid })))
    const decided = await race(
      app,
      asked.map(
        ({ body }) =>
          () =>
            decideRate(app, staff.other, body.change_id),
      ),
    )
    expect(decided.map(statusOf)).toEqual([200, 200])
  })

  test('begins later where it was asked for so, and the earlier one ends then', async () => {
    const begins = new Date(app.clock.now().getTime() + 5 * dayMs).toISOString()
    await givenRate(app, [staff.one, staff.other], { valid_from: begins })
    expect(await readRates(app, staff.one)).toMatchObject([
      { version: 2, state: 'ACTIVE', valid_from: begins, valid_to: null },
      { version: 1, state: 'ACTIVE', valid_to: begins },
    ])
  })

  test('that is decided after its begin begins with the decision', async () => {
    const begins = new Date(app.clock.now().getTime() + dayMs).toISOString()
    const { change_id } = (await askForRate(app, staff.one, { valid_from: begins })).body
    app.clock.advance(2 * dayMs)
    const decided = app.clock.now().getTime()
    await decideRate(app, staff.other, change_id)
    const [current] = await readRates(app, staff.one)
    expect(Date.parse(current?.valid_from ?? '')).toBeGreaterThanOrEqual(decided)
  })

  test('replaces one that begins later, which is never charged', async () => {
    const [soon, later] = [1, 9].map((days) => new Date(app.clock.now().getTime() + days * dayMs))
    await givenRate(app, [staff.one, staff.other], { value: 0.2, valid_from: later?.toISOString() })
    const asked = await askForRate(app, staff.one, { value: 0.3, valid_from: soon?.toISOString() })
    expect((await waiting())?.after?.replaces_planned).toMatch(/^0\.2 % from /)
    await decideRate(app, staff.other, asked.body.change_id)
    expect(
      (await readRates(app, staff.one)).map(({ value, valid_from, valid_to, state }) => [
        ...[value, valid_from, valid_to, state],
      ]),
    ).toEqual([
      [0.3, soon?.toISOString(), null, 'ACTIVE'],
      [0.2, later?.toISOString(), later?.toISOString(), 'RETIRED'],
      [0.05, expect.any(String), soon?.toISOString(), 'ACTIVE'],
    ])
  })

  test('is not confirmed where the rate that it changes is another by now', async () => {
    const { companyId: uid } = await givenCompany(app)
    const { change_id } = (await askForRate(app, staff.one, { uid })).body
    await givenRate(app, [staff.one, staff.other], { value: 0.3 })
    const stale = await decideRate(app, staff.other, change_id)
    expect(codeOf(stale)).toBe('CONFLICT')
    expect(failure(stale).message).toContain('The rates have changed since this was asked for')
    expect((await decideRate(app, staff.other, change_id, 'refuse')).status).toBe(200)
  })

  test('that would have ended by its confirmation is refused then, and goes on waiting', async () => {
    const { companyId: uid } = await givenCompany(app)
    const valid_to = new Date(app.clock.now().getTime() + dayMs).toISOString()
    const { change_id } = (await askForRate(app, staff.one, { uid, valid_to })).body
    app.clock.advance(dayMs)
    expect(codeOf(await decideRate(app, staff.other, change_id))).toBe('CONFLICT')
    expect((await decideRate(app, staff.other, change_id, 'refuse')).status).toBe(200)
  })
})

test('the database refuses two versions at one time, a changed one, and one that is taken away', async () => {
  const insert = (valid_from: Date) =>
    app.db
      .insertInto('price_rates')
      .values({
        ...{ rate_id: crypto.randomUUID(), service: 'payment', basis_points: 1, reason: 'By hand' },
        ...{ asked_at: valid_from, version: 7, valid_from },
      })
      .execute()
  await expect(insert(app.clock.now())).rejects.toThrow('price_rates_never_two')
  const change = (set: object) => app.db.updateTable('price_rates').set(set).execute()
  for (const set of [{ basis_points: 1 }, { reason: 'Another' }, { valid_from: new Date(0) }])
    await expect(change(set)).rejects.toThrow('a version of a rate is never changed')
  await expect(app.db.deleteFrom('price_rates').execute()).rejects.toThrow('never changed')
  await change({ valid_to: app.clock.now() })
  const after = new Date(app.clock.now().getTime() + dayMs)
  for (const valid_to of [null, after]) await expect(change({ valid_to })).rejects.toThrow('never changed')
})

async function givenTwo() {
  const one = await givenOnlyAdministrator(app)
  return { one, other: await givenAdministrator(app) }
}

async function waiting() {
  const { changes } = (await app.call(fourEyes.list, {}, staff.other)).body
  return changes.find(({ state }) => state === 'OPEN')
}

const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const statusOf = (outcome: PromiseSettledResult<{ status: number }> | undefined) =>
  outcome?.status === 'fulfilled' ? outcome.value.status : undefined
