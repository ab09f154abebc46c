import { accounts } from '@tradelane/contract/accounts/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { givenPayer, givenPayment, givenSubmission } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

test('A final submit takes these statements, and waits twice for the disk', async () => {
  const payer = await givenPayer(app)
  // The corridor, the payee's name and the session are known from the payment before.
  await givenPayment(app, payer)
  const body = await givenSubmission(app, payer)
  const options = { token: payer.token, key: body.simple_payment_id }
  const { answer, statements } = await watching(() => app.call(simplePayments.save, { body }, options))
  expect(answer.status).toBe(200)
  expect(statements).toEqual([
    'insert into idempotency_keys, without waiting',
    'select from simple_payments',
    'select from partner_accounts',
    'select from corridors',
    'select from wallets, quotes',
    'select from companies',
    'select from restricted_countries',
    'count_attempt',
    'update one_time_codes, without waiting',
    'begin',
    'select from simple_payments',
    'select from partner_accounts',
    'select from corridors',
    'select from users',
    'select from companies',
    'select from restricted_countries',
    'delete from failed_attempts, update one_time_codes',
    'insert into events, update simple_payments',
    'update quotes',
    'ledger_place_hold',
    'add_job',
    'insert into audit_entries',
    'commit',
    'insert into idempotency_keys',
  ])
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
})

test('An attempt is counted without waiting for the disk', async () => {
  const client = await app.deps.pool.connect()
  await client.query('begin')
  await client.query(`select count_attempt('login', 'nobody', now(), 5, 30, 900)`)
  const { rows } = await client.query('show synchronous_commit')
  await client.query('rollback')
  client.release()
  expect(rows).toEqual([{ synchronous_commit: 'off' }])
})

test('A wrong guess is answered after a commit that waits', async () => {
  const payer = await givenPayer(app)
  const body = { ...(await givenSubmission(app, payer)), password: 'Another-1' }
  const guesses: (() => Promise<Parameters<typeof failure>[0]>)[] = [
    () => app.call(simplePayments.save, { body }, { token: payer.token, key: body.simple_payment_id }),
    () => app.call(accounts.login, { body: { email: payer.email, password: 'Another-1' } }),
    () => app.call(accounts.login, { body: { email: 'nobody@firm.example', password: 'Another-1' } }),
  ]
  for (const guess of guesses) {
    const { answer, statements } = await watching(guess)
    expect(failure(answer).error.code).toMatch(/^WRONG_/)
    const kept = statements
      .slice(statements.indexOf('count_attempt'))
      .filter((sent) => /^begin|emit/.test(sent))
    expect(kept[0]).toBe('pg_logical_emit_message')
  }
})

/** What is sent to the database meanwhile: its verbs and tables, or the function that it calls. */
async function watching<T>(work: () => Promise<T>): Promise<{ answer: T; statements: string[] }> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const answer = await work()
    return { answer, statements: query.mock.calls.map(([sent]) => inShort(textOf(sent))) }
  } finally {
    query.mockRestore()
  }
}

const textOf = (sent: unknown): string => (typeof sent === 'string' ? sent : (sent as { text: string }).text)

function inShort(text: string): string {
  const [called] = /ledger_\w+(?=\()|add_job|count_attempt|pg_logical_emit_message/.exec(text) ?? []
  if (called) return called
  const writes = [...text.matchAll(/\b(?:insert into|update|delete from) "?(?!set\b)\w+/g)].map(
    ([write]) => write,
  )
  const reads = [...text.matchAll(/\bfrom "?(\w+)/g)].map(([, table]) => table)
  const what = writes.join(', ') || (reads.length > 0 ? `select from ${reads.join(', ')}` : text)
  return what.replaceAll('"', '') + (text.includes('synchronous_commit') ? ', without waiting' : '')
}
