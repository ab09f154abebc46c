import { escrowLists, officeEscrowLists } from '@tradelane/contract/smart-escrow/list-calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  decisionsOf,
  givenBlocks,
  givenDraftEscrow,
  givenEscrow,
  givenImporter,
} from '../../../../test/given-escrow.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenImporter(app))
let admin: string
let [draft, funded, asked] = ['', '', '']
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
  draft = await givenDraftEscrow(app, payer, { amount_sent: 100, reference: 'Pump seals' })
  funded = await givenEscrow(app, payer, { amount_sent: 200, reference: 'Valves' })
  const conditions = await givenBlocks(app, payer, [100], 'Tradelane')
  asked = await givenEscrow(app, payer, { amount_sent: 300, reference: 'Hoses', conditions })
})

describe('the list of escrows', () => {
  it('has the company’s own, newest first, with what identifies them', async () => {
    const { smart_escrows, pagination } = await list({})
    expect(smart_escrows.map((row) => row.smart_escrow_id)).toEqual([asked, funded, draft])
    expect(smart_escrows[1]).toMatchObject({
      escrow_number: expect.stringMatching(/^SE-\d{4}-\d{6}$/),
      company_name: 'Hafenhandel Nord GmbH',
      reference: 'Valves',
      status: 'approved',
      amount_sent: 200,
      amount_sent_currency: 'USD',
    })
    expect(pagination).toEqual({ current_page: 1, total_pages: 1, total: 3 })
  })

  it('is filtered by state, and searched by number, reference and beneficiary', async () => {
    expect(await idsOf({ state: 'draft' })).toEqual([draft])
    expect(await idsOf({ search: 'hafen valves' })).toEqual([funded])
    const [row] = (await list({ search: 'seals' })).smart_escrows
    expect(await idsOf({ search: row?.escrow_number ?? '' })).toEqual([draft])
    expect(await idsOf({ search: '%' })).toEqual([])
  })

  it('has pages', async () => {
    expect(await idsOf({ limit: '2', page: '2' })).toEqual([draft])
  })

  it('does not show another company’s, and tells a customer nothing of other customers', async () => {
    const stranger = await givenImporter(app)
    const { body } = await app.call(escrowLists.list, { query: {} }, { token: stranger.token })
    expect(body.smart_escrows).toEqual([])
    expect(Object.keys((await list({})).smart_escrows[0] ?? {})).not.toContain('customer_name')
  })
})

describe('the office’s list of escrows', () => {
  it('has every company’s funded ones, and no drafts', async () => {
    expect(await officeIdsOf({})).toEqual([asked, funded])
    expect(await officeIdsOf({ state: 'draft' })).toEqual([])
    const row = (await officeRowsOf({})).find(({ uid }) => uid === payer.companyId)
    expect(row).toMatchObject({ customer_name: expect.any(String) })
    expect(await officeIdsOf({ search: `${row?.customer_name} hoses` })).toEqual([asked])
  })

  it('shows on request what waits for Tradelane, until it has decided', async () => {
    const other = await givenImporter(app)
    const conditions = await givenBlocks(app, other, [100], 'Tradelane')
    const waiting = await givenEscrow(app, other, { conditions })
    const isShown = async () =>
      (await officeRowsOf({ waits_for: 'tradelane' })).some(
        ({ smart_escrow_id }) => smart_escrow_id === waiting,
      )
    expect(await isShown()).toBe(true)
    const [decision] = await decisionsOf(app, other, waiting, 1)
    if (!decision) throw new Error('nothing to decide')
    const body = { ...decision, decision: 'refuse' as const, reason: 'Not signed' }
    await app.call(officeEscrows.decide, { body }, { token: admin })
    expect(await isShown()).toBe(false)
  })

  it.each([
    ['a refused payout', "update escrow_blocks set state = 'refused' where percent = 30 and"],
    ['a question about a payout', "update escrow_steps set state = 'action_required' where"],
    ['a refused fee', "update escrow_steps set state = 'rejected' where"],
  ])('counts %s as waiting', async (_what, spoiling) => {
    // States are compared here, not brought about: other tests do that.
    const run = (text: string) => sql`${sql.raw(text)} smart_escrow_id = ${funded}`.execute(app.db)
    await run(spoiling)
    expect(await officeIdsOf({ waits_for: 'tradelane' })).toEqual([asked, funded])
    await run("update escrow_blocks set state = 'pending' where")
    await run("update escrow_steps set state = 'paid' where")
    expect(await officeIdsOf({ waits_for: 'tradelane' })).toEqual([asked])
  })
})

type Query = Parameters<typeof list>[0]
const list = async (query: {
  search?: string
  state?: 'draft' | 'approved'
  page?: string
  limit?: string
}) => (await app.call(escrowLists.list, { query }, { token: payer.token })).body
const idsOf = async (query: Query) => (await list(query)).smart_escrows.map((row) => row.smart_escrow_id)
type OfficeQuery = Query & { waits_for?: 'tradelane' }
const officeRowsOf = async (query: OfficeQuery) =>
  (await app.call(officeEscrowLists.list, { query }, { token: admin })).body.smart_escrows
/** Those of the one company. */
const officeIdsOf = async (query: OfficeQuery) =>
  (await officeRowsOf(query)).filter(({ uid }) => uid === payer.companyId).map((row) => row.smart_escrow_id)
