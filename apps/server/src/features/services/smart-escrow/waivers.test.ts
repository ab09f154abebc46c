import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { openAsBuyer } from '../../../../test/given-dispute.ts'
import { givenBlocks, givenImporter, readEscrow, statesOf } from '../../../../test/given-escrow.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import {
  examine,
  givenAgreedEscrow,
  newestPresentation,
  type OpenedEscrow,
  present,
  waive,
} from '../../../../test/given-seller.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let payer: Payer
let id: string
let opened: OpenedEscrow
beforeEach(async () => {
  payer = await givenImporter(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

const timeline = async () => (await readEscrow(app, payer, id)).timeline
const amountText = 'The amount is 3,000.00 USD. The block allows 2,280.00 USD to 2,400.00 USD.'

describe('a difference that the buyer waives', () => {
  beforeEach(async () => {
    ;({ id, opened } = await givenAgreedEscrow(app, payer))
    await present(app, opened, { amount: 3000, document_date: '2099-01-01' })
  })

  it('is named on the time line, and no other one', async () => {
    expect((await waive(app, payer, id, ['amount'])).status).toBe(200)
    const said = (await timeline()).at(-1)
    expect(said?.text).toContain('Commercial invoice of block 1')
    expect(said?.reason).toBe(amountText)
  })

  it('is one that the document has', async () => {
    for (const codes of [['currency'], ['amount', 'currency']])
      expect(failure(await waive(app, payer, id, codes)).error.fields).toEqual({
        differences: 'Choose the differences to waive',
      })
    expect((await newestPresentation(app, payer, id)).differences.map(({ is_waived }) => is_waived)).toEqual([
      false,
      false,
    ])
  })

  it('may be waived on the last day where the document was refused', async () => {
    await examine(app, payer, id, { decision: 'refuse' })
    const expiry_date = app.deps.clock.now().toISOString().slice(0, 10)
    const last = app.db.updateTable('smart_escrows').set({ expiry_date }).where('smart_escrow_id', '=', id)
    await last.execute()
    expect((await waive(app, payer, id)).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'pending'])
  })

  it('is not waived, nor is the document examined, while the block is in dispute', async () => {
    expect((await openAsBuyer(app, payer, id)).status).toBe(200)
    expect((await waive(app, payer, id)).status).toBe(409)
    const differences = ['The stamp is missing']
    expect((await examine(app, payer, id, { decision: 'refuse', differences })).status).toBe(409)
    expect((await newestPresentation(app, payer, id)).state).toBe('presented')
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'disputed', 'pending'])
  })
})

describe('of a document that Tradelane examines', () => {
  let admin: string
  beforeAll(async () => {
    admin = (await givenAdministrator(app)).token
  })
  beforeEach(async () => {
    const conditions = await givenBlocks(app, payer, [100], 'Tradelane')
    ;({ id, opened } = await givenAgreedEscrow(app, payer, { conditions }))
    await present(app, opened, { amount: 9000 })
  })
  const byOffice = async (given: { decision: 'approve' | 'refuse'; differences?: string[] }) => {
    const { presentation_id: presentation } = await newestPresentation(app, payer, id)
    const body = { smart_escrow_id: id, presentation, ...given }
    return app.call(officeEscrows.examine, { body }, { token: admin })
  }
  const askedOf = async () => (await timeline()).filter(({ to }) => to === 'document_for_office').length

  it('a waiver before the examination asks nobody again, and a refusal needs another difference', async () => {
    const before = await askedOf()
    expect((await waive(app, payer, id)).status).toBe(200)
    expect(await askedOf()).toBe(before)
    const refused = await byOffice({ decision: 'refuse' })
    expect(failure(refused).error.fields).toEqual({ differences: 'Name at least one difference' })
    expect((await byOffice({ decision: 'refuse', differences: ['The stamp is missing'] })).status).toBe(200)
    expect((await newestPresentation(app, payer, id)).state).toBe('refused')
  })

  it('a waiver after a refusal asks Tradelane once more', async () => {
    const before = await askedOf()
    expect((await byOffice({ decision: 'refuse' })).status).toBe(200)
    expect((await waive(app, payer, id)).status).toBe(200)
    expect(await askedOf()).toBe(before + 1)
    expect((await newestPresentation(app, payer, id)).state).toBe('presented')
  })
})
