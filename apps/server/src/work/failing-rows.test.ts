import { adminTasks } from '@tradelane/contract/tasks/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../test/given-administrator.ts'
import { givenCompany } from '../../test/given-company.ts'
import { givenLink } from '../../test/given-link.ts'
import { failingRows, plantThrowingRow, runJob } from '../../test/plant-throwing-row.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { processEvents } from '../features/inbox/notifications/index.ts'

const dayMs = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

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
      expect.stringMatching(/^We cannot end an expired link of .*: 5 attempts since /),
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
