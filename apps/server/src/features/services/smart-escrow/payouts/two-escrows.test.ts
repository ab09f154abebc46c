import { sandboxPayments } from '@tradelane/contract/sandbox-payments/calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import {
  approveEscrow,
  fulfilBlock,
  givenBlocks,
  givenDraftEscrow,
  givenEscrow,
  givenImporter,
  removePayeeAccount,
  settleEscrows,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { reconcileProvider } from '../../../books/reconciliation/index.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { listOpenSteps } from '../../../money/steps/index.ts'

const app = theApp()
let payer: Payer
let admin: string
beforeEach(async () => {
  payer = await givenImporter(app)
  admin = (await givenAdministrator(app)).token
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

describe('a refused fee that is collected again', () => {
  it('is that of the escrow, and not of another one', async () => {
    const [one, other] = [await givenUncollected(payer), await givenUncollected(payer)]
    await refuseFees()
    expect((await retry(one)).status).toBe(200)
    expect(await stepsOf(one)).toEqual(['fee rejected', 'fee submitted'])
    expect(await stepsOf(other)).toEqual(['fee rejected'])
    await settleEscrows(app)
    expect(await stepsOf(one)).toEqual(['fee rejected', 'fee paid'])
    expect((await retry(one)).status).toBe(409)
  })

  it('is collected again also where that of another escrow was collected', async () => {
    await givenEscrow(app, payer, small)
    const one = await givenUncollected(payer)
    await refuseFees()
    expect((await retry(one)).status).toBe(200)
    expect(await stepsOf(one)).toEqual(['fee rejected', 'fee submitted'])
  })

  it('is collected again also where a block was paid', async () => {
    const one = await givenUncollected(payer)
    await refuseFees()
    await fulfilBlock(app, payer, one, 1)
    await settleEscrows(app)
    expect(await stepsOf(one)).toEqual(['fee rejected', 'release paid'])
    expect((await retry(one)).status).toBe(200)
    expect(await stepsOf(one)).toContain('fee submitted')
  })
})

describe('a payout', () => {
  it('is the only movement that is noted as announced to the provider', async () => {
    const id = await givenEscrow(app, payer, small)
    await fulfilBlock(app, payer, id, 1)
    await settleEscrows(app)
    const steps = app.db
      .selectFrom('escrow_steps')
      .select(['kind', 'called_at'])
      .where('smart_escrow_id', '=', id)
    const called = (await steps.execute()).filter(({ called_at }) => called_at !== null)
    expect(called.map(({ kind }) => kind)).toEqual(['release'])
  })
})

describe('a refund where the account was removed', () => {
  it('leaves the payouts of another escrow, and the fee', async () => {
    const [one, other] = [await givenUncollected(payer), await givenUncollected(payer)]
    await removePayeeAccount(app, payer)
    for (const id of [one, other]) await fulfilBlock(app, payer, id, 1)
    expect((await refund(one)).status).toBe(200)
    expect(await stepsOf(one)).toEqual(['fee submitted', 'release rejected'])
    expect(await stepsOf(other)).toEqual(['fee submitted', 'release submitted'])
    expect(await statesOf(app, payer, other)).toEqual(['approved', 'fulfilled', 'pending'])
  })

  it('is made again for a block that is fulfilled later', async () => {
    const conditions = await givenBlocks(app, payer, [50, 50])
    const id = await givenEscrow(app, payer, { ...small, conditions })
    await removePayeeAccount(app, payer)
    for (const block of [1, 2]) {
      await fulfilBlock(app, payer, id, block)
      expect((await refund(id)).status).toBe(200)
    }
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'refunded', 'refunded'])
  })
})

describe('the answer to the question about a payout', () => {
  it('ends the task of its escrow, and leaves that of another one', async () => {
    const ids = []
    for (const _ of [1, 2]) {
      const id = await givenEscrow(app, payer, { ...small, reference: 'SIM-RFI' })
      await fulfilBlock(app, payer, id, 1)
      ids.push(id)
    }
    await settleEscrows(app)
    const [one = ''] = ids
    const { provider_reference } = await app.db
      .selectFrom('escrow_steps')
      .select('provider_reference')
      .where('smart_escrow_id', '=', one)
      .where('kind', '=', 'release')
      .executeTakeFirstOrThrow()
    const body = { provider_reference: provider_reference ?? '', action: 'release' as const }
    expect((await app.call(sandboxPayments.act, { body }, { token: admin })).status).toBe(200)
    await settleEscrows(app)
    while ((await processEvents(app.deps)) > 0);
    const asked = await app.db
      .selectFrom('tasks')
      .select('subject_id')
      .where('kind', '=', 'answer-escrow-payout')
      .where('subject_id', 'in', ids)
      .where('closed_at', 'is', null)
      .execute()
    expect(asked.map(({ subject_id }) => subject_id)).toEqual(ids.slice(1))
  })
})

describe('the fees that our books have not settled', () => {
  it('are those of the company, without its payouts', async () => {
    const stranger = await givenImporter(app)
    await givenUncollected(stranger)
    const id = await givenUncollected(payer)
    await fulfilBlock(app, payer, id, 1)
    const fees = await listOpenSteps(app.deps, systemScope(payer.companyId))
    const steps = app.db.selectFrom('escrow_steps').select('step_id').where('smart_escrow_id', '=', id)
    const { step_id } = await steps.where('kind', '=', 'fee').executeTakeFirstOrThrow()
    expect(fees.map(({ key }) => key)).toEqual([step_id])
    await settleEscrows(app)
    expect(await listOpenSteps(app.deps, systemScope(payer.companyId))).toEqual([])
  })
})

const small = { amount_sent: 1000 }
const retry = (smart_escrow_id: string) =>
  app.call(officeEscrows.retry, { body: { smart_escrow_id } }, { token: admin })
const refund = (smart_escrow_id: string) =>
  app.call(officeEscrows.refund, { body: { smart_escrow_id, reason: 'It is closed' } }, { token: admin })
const stepsOf = async (id: string) => {
  const steps = app.db.selectFrom('escrow_steps').select(['kind', 'state']).where('smart_escrow_id', '=', id)
  return (await steps.orderBy('created_at').orderBy('kind').execute()).map(
    ({ kind, state }) => `${kind} ${state}`,
  )
}
/** Funded, and its fee is on its way to the provider. */
async function givenUncollected(who: Payer): Promise<string> {
  const id = await givenDraftEscrow(app, who, small)
  expect((await approveEscrow(app, who, id)).status).toBe(200)
  return id
}
const refuseFees = () =>
  app.db
    .updateTable('escrow_steps')
    .set({ state: 'rejected' })
    .where('uid', '=', payer.companyId)
    .where('kind', '=', 'fee')
    .where('state', '=', 'submitted')
    .execute()
