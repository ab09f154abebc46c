import { accounts } from '@tradelane/contract/accounts/calls'
import { describe, expect, test } from 'vitest'
import { type SessionActor, SessionMemory } from '../../src/access/session-memory.ts'
import { givenCompany, givenPassword } from '../given-company.ts'
import { theApp } from '../the-app.ts'

const app = theApp()

describe('the session cache', () => {
  const actor: SessionActor = {
    kind: 'office',
    administratorId: 'somebody',
    sessionId: 'a session',
    role: 'support',
    email: 'somebody@tradelane.example',
  }
  const later = () => new Date(Date.now() + 60_000)
  const listening = async () => {
    const memory = new SessionMemory(app.connectionString)
    await memory.listen()
    return memory
  }

  test('keeps what the database returned', async () => {
    const memory = await listening()
    memory.remember('token', actor, later(), memory.moment)
    expect(memory.find('token', new Date())).toEqual(actor)
    await memory.close()
  })

  test('keeps no session that may have ended during the query', async () => {
    const memory = await listening()
    const askedAt = memory.moment
    memory.forget(actor.sessionId)
    memory.remember('token', actor, later(), askedAt)
    expect(memory.find('token', new Date())).toBeUndefined()
    await memory.close()
  })

  test('keeps no session that was queried before it listened for ended sessions', async () => {
    const memory = new SessionMemory(app.connectionString)
    const askedAt = memory.moment
    await memory.listen()
    memory.remember('token', actor, later(), askedAt)
    expect(memory.find('token', new Date())).toBeUndefined()
    await memory.close()
  })
})

test('a session that ends while its first requests are on their way stays ended', async () => {
  const { email } = await givenCompany(app)
  for (let round = 0; round < 12; round++) {
    const login = await app.call(accounts.login, { body: { email, password: givenPassword } })
    const token = login.body.jwt
    const read = () => app.call(accounts.profile, {}, { token })
    await Promise.all([read(), read(), app.call(accounts.logout, {}, { token }), read(), read()])
    expect((await read()).status).toBe(401)
  }
})
