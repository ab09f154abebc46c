import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import {
  fulfilBlock,
  givenEscrow,
  givenImporter,
  settleEscrows,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import { openTasksOf } from '../../../../../test/open-tasks.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenImporter(app))
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

it('a question about a payout opens a task; the back office answers it, and the block is paid', async () => {
  const id = await givenEscrow(app, payer, { reference: 'Contract SIM-RFI' })
  expect(await questionOf(id)).toBeNull()
  expect(failure(await answer(id)).error.code).toBe('ILLEGAL_STATE')
  await fulfilBlock(app, payer, id, 1)
  await settleEscrows(app)
  expect(await questionOf(id)).toMatch(/\w/)
  expect(await openTasks(id)).toContain('answer-escrow-payout')
  expect((await answer(id)).status).toBe(200)
  await settleEscrows(app)
  expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'paid', 'pending'])
  expect(await openTasks(id)).not.toContain('answer-escrow-payout')
  expect(await questionOf(id)).toBeNull()
})

it('an escrow that does not exist has no question', async () => {
  expect(failure(await answer(crypto.randomUUID())).error.code).toBe('NOT_FOUND')
})

const questionOf = async (smart_escrow_id: string) =>
  (await app.call(officeEscrows.get, { body: { smart_escrow_id } }, { token: admin })).body.question
const answer = (smart_escrow_id: string) =>
  app.call(
    officeEscrows.answer,
    { body: { smart_escrow_id, text: 'Invoice 4711 is attached.' } },
    { token: admin },
  )
const openTasks = (id: string) => openTasksOf(app, id)
