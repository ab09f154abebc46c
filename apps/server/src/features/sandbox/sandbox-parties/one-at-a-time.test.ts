import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { theApp } from '../../../../test/the-app.ts'
import { oneAtATime } from './one-at-a-time.ts'

const app = theApp()
const isActing = { code: 'ILLEGAL_STATE', message: 'This party is acting already. Try again in a moment.' }

it('refuses a second act about a record, however its id is written, until the first is done', async () => {
  const id = randomUUID()
  const first = Promise.withResolvers<string>()
  const running = oneAtATime(app.deps, id, () => first.promise)
  await expect(oneAtATime(app.deps, id.toUpperCase(), done)).rejects.toMatchObject(isActing)
  first.resolve('the first')
  expect(await running).toBe('the first')
  expect(await oneAtATime(app.deps, id, done)).toBe('done')
})

it('refuses it also while another process is at it', async () => {
  const id = randomUUID()
  const other = await app.deps.pool.connect()
  await other.query('select pg_advisory_lock(hashtextextended($1, 0))', [`sandbox party of ${id}`])
  await expect(oneAtATime(app.deps, id.toUpperCase(), done)).rejects.toMatchObject(isActing)
  await other.query('select pg_advisory_unlock_all()')
  other.release()
  expect(await oneAtATime(app.deps, id, done)).toBe('done')
})

it('refuses the ninth of many, until one of them is done, also where that one fails', async () => {
  const failing = Promise.withResolvers<void>()
  const act = async () => {
    await failing.promise
    throw new Error('it failed')
  }
  const running = Promise.allSettled(Array.from({ length: 8 }, () => oneAtATime(app.deps, randomUUID(), act)))
  await expect(oneAtATime(app.deps, randomUUID(), done)).rejects.toMatchObject({
    code: 'ILLEGAL_STATE',
    message: 'Many parties are acting now. Try again in a moment.',
  })
  failing.resolve()
  expect((await running).map(({ status }) => status)).toEqual(Array(8).fill('rejected'))
  expect(await oneAtATime(app.deps, randomUUID(), done)).toBe('done')
})

const done = async () => 'done'
