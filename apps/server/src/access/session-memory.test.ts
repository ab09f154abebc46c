import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { theApp } from '../../test/the-app.ts'
import { type SessionActor, SessionMemory } from './session-memory.ts'

const app = theApp()
let memory: SessionMemory
beforeEach(async () => {
  memory = new SessionMemory(app.connectionString)
  await memory.listen()
})
afterEach(() => memory.close())

describe('the cache of sessions', () => {
  it('keeps a session until it expires', () => {
    remember('one')
    expect(find('one', new Date(later.getTime() - 1))).toBe('one')
    expect(find('one', later)).toBeUndefined()
  })

  it('forgets every token of a session that has ended, and no other', () => {
    remember('one', 'ended')
    remember('two', 'ended')
    remember('three', 'other')
    memory.forget('ended')
    expect(['one', 'two', 'three'].map((token) => find(token))).toEqual([undefined, undefined, 'other'])
  })

  it('forgets a session that another process has ended', async () => {
    remember('one')
    await app.deps.pool.query("select pg_notify('session_ended', 'one')")
    await expect.poll(() => find('one')).toBeUndefined()
  })

  it('remembers nothing before it listens', () => {
    const deaf = new SessionMemory(app.connectionString)
    deaf.remember('one', actorOf('one'), later, deaf.moment)
    expect(deaf.find('one', now)).toBeUndefined()
  })

  it('holds ten thousand sessions, and starts empty when one more comes', () => {
    for (let count = 1; count <= 10_000; count++) remember(`token ${count}`)
    expect(find('token 1')).toBe('token 1')
    remember('one more')
    expect([find('token 1'), find('one more')]).toEqual([undefined, 'one more'])
  })

  it('is empty after the connection was lost, and works again once it is back', async () => {
    remember('one')
    await app.deps.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = 'listen session_ended'`,
    )
    await expect.poll(() => find('one')).toBeUndefined()
    const isBack = () => {
      remember('two')
      return find('two')
    }
    await expect.poll(isBack, { timeout: 10_000 }).toBe('two')
  })

  it('remembers nothing once it is closed', async () => {
    remember('one')
    await memory.close()
    await expect.poll(() => find('one')).toBeUndefined()
    remember('two')
    expect(find('two')).toBeUndefined()
  })
})

const now = new Date('2026-11-22T10:00:00Z')
const later = new Date('2026-11-22T11:00:00Z')
const actorOf = (sessionId: string): SessionActor => ({
  kind: 'office',
  administratorId: 'somebody',
  sessionId,
  role: 'support',
  email: 'somebody@tradelane.example',
})
const remember = (token: string, sessionId = token) =>
  memory.remember(token, actorOf(sessionId), later, memory.moment)
const find = (token: string, at = now) => memory.find(token, at)?.sessionId
