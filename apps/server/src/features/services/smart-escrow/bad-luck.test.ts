import { sandboxPayments } from '@tradelane/contract/sandbox-payments/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { checkInvariants } from '@tradelane/ledger'
import { dayOf } from '@tradelane/providers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { providerBooksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  approveEscrow,
  changePayeeAccount,
  decisionsOf,
  dollarsOf,
  fulfilBlock,
  givenBlocks,
  givenEscrow,
  givenImporter,
  readEscrow,
  removePayeeAccount,
  settleEscrows,
  statesOf,
  titlesOf,
} from '../../../../test/given-escrow.ts'
import { hafenhandel } from '../../../../test/given-partner.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { checkTrades } from '../../trade/transactions/check-trades.ts'
import { expireEscrows } from './draft/expire-escrows.ts'

const app = theApp()
let payer: Payer
let admin: string
beforeEach(async () => {
  payer = await givenImporter(app)
  admin = (await givenAdministrator(app)).token
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect(await checkTrades(app.deps)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

describe('the expiry date', () => {
  it('refunds what was not fulfilled, without the fee', async () => {
    const id = await givenEscrow(app, payer, { expiry_date: soon() })
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    const [late] = await decisionsOf(app, payer, id, 2)
    const decide = (body: object) =>
      app.call(smartEscrows.decide, { body: body as never }, { token: payer.token })
    // Set now: until here the test's clock has moved, perhaps over midnight.
    const expiry_date = dayOf(app.clock.now())
    await app.db.updateTable('smart_escrows').set({ expiry_date }).where('smart_escrow_id', '=', id).execute()
    expect((await decide({ ...late, decision: 'refuse', reason: 'Too light' })).status).toBe(200)
    await expireEscrows(app.deps)
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'paid', 'pending'])
    app.clock.advance(2 * dayMs)
    const answer = await decide({ ...late })
    expect([answer.status, failure(answer).message]).toEqual([
      409,
      'The expiry date of the escrow has passed.',
    ])
    await expireEscrows(app.deps)
    await expireEscrows(app.deps)
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'paid', 'refunded'])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '17488.00' })
    expect((await providerBooksOf(app, payer.companyId)).USD).toBe('17488.00')
    expect((await titlesOf(app, payer, id)).slice(-2)).toEqual(['Expired', 'Partly paid, rest returned'])
  })

  it('ends every escrow whose day has passed, also where the job reads one at a time', async () => {
    const ids = [
      await givenEscrow(app, payer, { amount_sent: 1000, expiry_date: soon() }),
      await givenEscrow(app, payer, { amount_sent: 1000 }),
      await givenEscrow(app, payer, { amount_sent: 1000, expiry_date: soon() }),
    ]
    app.clock.advance(3 * dayMs)
    await expireEscrows(app.deps, 1)
    const states = ids.map(async (id) => (await statesOf(app, payer, id))[0])
    expect(await Promise.all(states)).toEqual(['refunded', 'approved', 'refunded'])
  })

  it('leaves a payout that is under way, and settles after it', async () => {
    const id = await givenEscrow(app, payer, { expiry_date: soon() })
    await fulfilBlock(app, payer, id, 1)
    app.clock.advance(3 * dayMs)
    await expireEscrows(app.deps)
    expect(await statesOf(app, payer, id)).toEqual(['expired', 'fulfilled', 'refunded'])
    await app.runJobs()
    const [news] = (await app.mails(hafenhandel.email)).filter(({ text }) => text.includes('has expired'))
    expect(news?.text).toContain('was its last day. 5,488.00 USD went back to the buyer.')
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'paid', 'refunded'])
  })
})

describe('bad luck', () => {
  it.each([
    ['SIM-REJECT', 'refused'],
    ['SIM-RETURN', 'refused'],
  ])(
    'a payout that the provider refuses (%s) stays in the escrow, and the office pays it again',
    async (reference, state) => {
      const conditions = await givenBlocks(app, payer, [100])
      const id = await givenEscrow(app, payer, { reference, conditions })
      await fulfilBlock(app, payer, id, 1)
      await settleEscrows(app)
      expect((await statesOf(app, payer, id))[1]).toBe(state)
      expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00', escrow: '7840.00' })
      const titles = await titlesOf(app, payer, id)
      expect(titles.includes('Payout came back')).toBe(reference === 'SIM-RETURN')
      expect(titles).not.toContain('Partly released')
      while ((await processEvents(app.deps)) > 0);
      const tasks = await app.call(adminTasks.list, { query: {} } as never, { token: admin })
      expect(JSON.stringify(tasks.body)).toContain('A payout of 7,840.00 USD was refused')
      await app.db
        .updateTable('smart_escrows')
        .set({ reference: 'Contract' })
        .where('smart_escrow_id', '=', id)
        .execute()
      const body = { smart_escrow_id: id }
      expect((await app.call(officeEscrows.retry, { body }, { token: admin })).status).toBe(200)
      await settleEscrows(app)
      expect(await statesOf(app, payer, id)).toEqual(['released', 'paid'])
      expect((await app.call(officeEscrows.retry, { body }, { token: admin })).status).toBe(409)
    },
  )

  it('a payee whose account was changed after the funding is paid once it is approved again', async () => {
    const id = await givenEscrow(app, payer)
    await changePayeeAccount(app, payer, '000987654321')
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    await settleEscrows(app)
    const waiting = await readEscrow(app, payer, id)
    expect([waiting.payee_changed, waiting.next?.who, ...(await statesOf(app, payer, id))]).toEqual([
      ...[true, 'approver', 'approved', 'fulfilled', 'pending'],
    ])
    expect((await titlesOf(app, payer, id)).filter((title) => title === 'Account changed')).toHaveLength(1)
    expect((await approveEscrow(app, payer, id)).body).toMatchObject({
      message: 'The beneficiary’s account has been approved.',
    })
    expect((await readEscrow(app, payer, id)).timeline.at(-1)?.text).toBe(
      'You approved the account of Hafenhandel Nord GmbH ending in 4321.',
    )
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'paid', 'pending'])
    const { rows } = await app.deps.pool.query(
      `select request from provider_sandbox.payouts where key in (select step_id::text from escrow_steps where smart_escrow_id = $1)`,
      [id],
    )
    expect(JSON.stringify(rows)).toContain('000987654321')
  })

  const refund = (id: string, reason = 'The bank refuses it for good') =>
    app.call(officeEscrows.refund, { body: { smart_escrow_id: id, reason } }, { token: admin })
  const openTasks = async (id: string) => {
    while ((await processEvents(app.deps)) > 0);
    const rows = app.db.selectFrom('tasks').select('kind').where('subject_id', '=', id)
    return (await rows.where('closed_at', 'is', null).execute()).map(({ kind }) => kind)
  }

  it('what can never be paid is refunded by the office, once, with its reason', async () => {
    const id = await givenEscrow(app, payer, { reference: 'SIM-REJECT' })
    expect((await refund(id)).status).toBe(409)
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    const seen = { body: { smart_escrow_id: id } }
    expect((await app.call(officeEscrows.get, seen, { token: admin })).body.may_refund).toBe(true)
    expect(await openTasks(id)).toContain('clear-escrow-payout')
    expect((await refund(id, ' ')).status).toBe(400)
    expect((await refund(id)).status).toBe(200)
    expect((await refund(id)).status).toBe(409)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'refunded', 'pending'])
    expect(await openTasks(id)).not.toContain('clear-escrow-payout')
    const given = (await readEscrow(app, payer, id)).timeline.find(({ title }) => title === 'Payout given up')
    expect(given?.reason).toBe('The bank refuses it for good')
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '14352.00', escrow: '5488.00' })
    await fulfilBlock(app, payer, id, 2)
    await settleEscrows(app)
    expect((await refund(id)).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'refunded', 'refunded'])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '19840.00' })
  })

  it('a payout to an account that was removed is refunded by the office', async () => {
    const conditions = await givenBlocks(app, payer, [100])
    const id = await givenEscrow(app, payer, { conditions })
    await removePayeeAccount(app, payer)
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled'])
    expect((await readEscrow(app, payer, id)).payee_changed).toBe(true)
    expect((await refund(id)).status).toBe(200)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'refunded'])
    expect((await readEscrow(app, payer, id)).next).toBeNull()
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '19840.00' })
    expect(await openTasks(id)).toEqual([])
  })

  /** Announced, but the call died before it reached the provider. */
  const loseCall = async (id: string) => {
    await fulfilBlock(app, payer, id, 1)
    const called_at = app.clock.now()
    const lost = app.db.updateTable('escrow_steps').set({ called_at }).where('smart_escrow_id', '=', id)
    await lost.where('kind', '=', 'release').execute()
  }

  it('a call that never reached the provider is not repeated to a payee that was changed since', async () => {
    const id = await givenEscrow(app, payer)
    await loseCall(id)
    await changePayeeAccount(app, payer, '000111222333')
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'pending'])
    await approveEscrow(app, payer, id)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'paid', 'pending'])
  })

  it('nor to an account that was removed: it is refunded once the call cannot arrive any more', async () => {
    const id = await givenEscrow(app, payer, { conditions: await givenBlocks(app, payer, [100]) })
    await loseCall(id)
    await removePayeeAccount(app, payer)
    await settleEscrows(app)
    expect((await refund(id)).status).toBe(409)
    app.clock.advance(10 * 60_000)
    await settleEscrows(app)
    expect((await refund(id)).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'refunded'])
  })

  it('nor to a payee that is listed since: it is refused once the call cannot arrive any more', async () => {
    const id = await givenEscrow(app, payer)
    await loseCall(id)
    const listed = app.db.updateTable('smart_escrows').where('smart_escrow_id', '=', id)
    const { payee } = await app.db
      .selectFrom('smart_escrows')
      .select('payee')
      .where('smart_escrow_id', '=', id)
      .executeTakeFirstOrThrow()
    const text = JSON.stringify(payee).replaceAll('Hafenhandel Nord GmbH', 'Veltrania Export Bureau')
    expect(text).toContain('Veltrania')
    await listed.set({ payee: text }).execute()
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'pending'])
    await app.db
      .updateTable('screening_cases')
      .set({ state: 'confirmed' })
      .where('uid', '=', payer.companyId)
      .execute()
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'pending'])
    app.clock.advance(10 * 60_000)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'refused', 'pending'])
  })

  it('the question about one payout stays open while another one has a question', async () => {
    const conditions = await givenBlocks(app, payer, [50, 50])
    const id = await givenEscrow(app, payer, { reference: 'SIM-RFI', conditions })
    await fulfilBlock(app, payer, id, 1)
    await fulfilBlock(app, payer, id, 2)
    await settleEscrows(app)
    const steps = app.db.selectFrom('escrow_steps').select('provider_reference')
    const asked = await steps.where('smart_escrow_id', '=', id).where('kind', '=', 'release').execute()
    const seen: boolean[] = [(await openTasks(id)).includes('answer-escrow-payout')]
    for (const { provider_reference } of asked) {
      const body = { provider_reference: provider_reference ?? '', action: 'release' as const }
      expect((await app.call(sandboxPayments.act, { body }, { token: admin })).status).toBe(200)
      await settleEscrows(app)
      seen.push((await openTasks(id)).includes('answer-escrow-payout'))
    }
    expect(seen).toEqual([true, true, false])
  })

  it('a lost answer pays once', async () => {
    const conditions = await givenBlocks(app, payer, [100])
    const id = await givenEscrow(app, payer, { reference: 'SIM-TIMEOUT', conditions })
    await fulfilBlock(app, payer, id, 1)
    await app.runJobs().catch(() => undefined)
    await settleEscrows(app)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['released', 'paid'])
    expect((await providerBooksOf(app, payer.companyId)).USD).toBe('12000.00')
  })
})

const dayMs = 86_400_000

const soon = () => dayOf(new Date(app.clock.now().getTime() + dayMs))
