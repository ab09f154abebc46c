import { randomUUID } from 'node:crypto'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../test/given-administrator.ts'
import { givenCompany } from '../../test/given-company.ts'
import { givenLink } from '../../test/given-link.ts'
import { failingRows, plantThrowingRow, runJob } from '../../test/plant-throwing-row.ts'
import { theApp } from '../../test/the-app.ts'
import { processEvents } from '../features/inbox/notifications/index.ts'
import { countFailure, failingRowRules, forgetFailure, listFailing } from './failing-rows.ts'

const dayMs = 86_400_000

const app = theApp()

const query = async (text: string, values: unknown[] = []) => (await app.deps.pool.query(text, values)).rows
const past = () => new Date(app.clock.now().getTime() - 3_600_000)

describe('a row that fails again and again', () => {
  it('is a task of the office, once,, after five failures, and its task closes when it works', async () => {
    const company = await givenCompany(app)
    const { linkId: id } = await givenLink(app, company)
    await query('update links set expires_at = $1 where link_id = $2', [past(), id])
    const office = await givenAdministrator(app)
    const tasks = async () => {
      while ((await processEvents(app.deps)) > 0);
      const { data } = (await app.call(adminTasks.list, { query: { limit: '100' }, body: {} }, office)).body
      return data.filter(({ subject_id }) => subject_id === id).map(({ title }) => title)
    }
    const mend = await plantThrowingRow(app, { table: 'links', idColumn: 'link_id', id })
    for (let time = 1; time <= 4; time++) await runJob(app, 'expire-links')
    expect(await tasks()).toEqual([])
    for (let time = 5; time <= 7; time++) await runJob(app, 'expire-links')
    expect(await tasks()).toEqual([
      expect.stringMatching(
        /^We cannot end an expired link of .*: 5 attempts since \d{1,2} \w{3} \d{4}, \d\d:\d\d UTC\. Ask an engineer/,
      ),
    ])
    await mend()
    await runJob(app, 'expire-links')
    expect([await tasks(), await failingRows(app)]).toEqual([[], []])
  })

  it('that is due no more is forgotten after a day', async () => {
    const { linkId: id } = await givenLink(app, await givenCompany(app))
    await query('update links set expires_at = $1 where link_id = $2', [past(), id])
    const mend = await plantThrowingRow(app, { table: 'links', idColumn: 'link_id', id })
    await runJob(app, 'expire-links')
    await mend()
    await query('update links set expires_at = $1 where link_id = $2', [
      new Date(app.clock.now().getTime() + 9 * dayMs),
      id,
    ])
    await runJob(app, 'expire-links')
    expect(await failingRows(app)).toHaveLength(1)
    app.clock.advance(dayMs + 1_000)
    await runJob(app, 'expire-links')
    expect(await failingRows(app)).toEqual([])
  })
})

describe('the count of failures', () => {
  const subject = 'simple_payment' as const
  const jobs = [
    { job: 'a', subject, does: 'send a payment' },
    { job: 'b', subject, does: 'end a payment' },
  ] as const
  const events = async (id: string) =>
    (await query('select to_state, after from events where subject_id = $1 order by event_id', [id])).map(
      ({ to_state, after }) => [to_state, after?.does, after?.failures],
    )

  it('is kept for each job and record by itself: a record works again once no job fails for it', async () => {
    const { companyId } = await givenCompany(app)
    const [row, other] = [randomUUID(), randomUUID()].map((id) => ({ id, companyId }))
    if (!row || !other) throw new Error('two rows')
    const refused = Object.assign(new Error('Ada Lovelace may not pay'), {
      code: '23514',
      constraint: 'payments_named',
    })
    for (const work of jobs)
      for (let time = 1; time <= 6; time++) await countFailure(app.deps, work, row, refused)
    await countFailure(app.deps, jobs[0], other, new Error('x'.repeat(300)))
    expect(await events(row.id)).toEqual([
      ['failing', 'send a payment', 5],
      ['failing', 'end a payment', 5],
    ])
    const { rows: kept } = await app.deps.pool.query(
      'select job, row_id, failures, last_error, notified_at is not null as is_notified from failing_rows order by job, failures',
    )
    expect(kept).toEqual([
      { job: 'a', row_id: other.id, failures: 1, last_error: 'Error', is_notified: false },
      { job: 'a', row_id: row.id, failures: 6, last_error: 'Error 23514 payments_named', is_notified: true },
      { job: 'b', row_id: row.id, failures: 6, last_error: 'Error 23514 payments_named', is_notified: true },
    ])
    expect([await listFailing(app.db, 'a'), await listFailing(app.db, 'b')]).toEqual([
      new Set([row.id, other.id]),
      new Set([row.id]),
    ])

    await forgetFailure(app.deps, jobs[0], row)
    expect(await events(row.id)).toHaveLength(2)
    expect((await failingRows(app)).map(({ job, row_id }) => [job, row_id])).toEqual([
      ['a', other.id],
      ['b', row.id],
    ])
    await forgetFailure(app.deps, jobs[0], other)
    expect(await events(other.id)).toEqual([])
    await forgetFailure(app.deps, jobs[1], row)
    expect((await events(row.id)).at(-1)?.[0]).toBe('working')
    expect(await failingRows(app)).toEqual([])
  })

  it('leads the office to the page of the record', () => {
    const about = failingRowRules.failing?.opens?.about
    expect([about?.({ subject }), about?.({})]).toEqual(['simple_payment', undefined])
  })
})
