import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import {
  decisionsOf,
  givenBlocks,
  givenImporter,
  readEscrow,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import { daysPassBy } from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import {
  examine,
  givenAgreedEscrow,
  newestPresentation,
  type OpenedEscrow,
  present,
  waive,
} from '../../../../../test/given-seller.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { isBankDay } from '../../../../lifecycle/bank-days.ts'
import { afterBankingDays, afterDays } from '../../../../lifecycle/due-dates.ts'
import { endOfDay } from '../../../../lifecycle/local-days.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { expireEscrows } from '../draft/expire-escrows.ts'
import { watchPresentations } from './watch-presentations.ts'

const app = theApp()
let payer: Payer
let id: string
let opened: OpenedEscrow
beforeEach(async () => {
  payer = await givenImporter(app)
  ;({ id, opened } = await givenAgreedEscrow(app, payer))
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('five banking days of both countries', () => {
  it.each([
    // Thanksgiving, 26 November, is a holiday in the United States only.
    ['2026-11-23', ['US', 'DE'], '2026-12-01'],
    ['2026-11-23', ['DE', 'DE'], '2026-11-30'],
    ['2026-12-24', ['US', 'DE'], '2027-01-04'],
    ['2026-11-20', [null, null], '2026-11-27'],
    // Banks in Japan are closed from 31 December to 3 January; the public works on the 31st.
    ['2026-12-24', ['JP', 'JP'], '2027-01-04'],
    // Banks in Hong Kong do not settle on Saturdays.
    ['2026-11-27', ['HK', 'HK'], '2026-12-04'],
  ])('after %s in %j end on %s', (from, calendars, end) => {
    const [country = null] = calendars
    const due = afterBankingDays(new Date(`${from}T10:00:00Z`), 5, { calendars, country })
    expect(due).toEqual(endOfDay(end, country))
    expect(calendars.every((calendar) => isBankDay(end, calendar))).toBe(true)
  })
})

describe('the examination', () => {
  it('of a paper that was presented again says which version', async () => {
    await present(app, opened, { amount: 3000 })
    await present(app, opened)
    await examine(app, payer, id)
    const { timeline } = await readEscrow(app, payer, id)
    const ofPaper = timeline.filter(({ to }) => /^document_(presented|accepted)$/.test(to))
    expect(ofPaper.map(({ text }) => text)).toEqual([
      'The seller presented Commercial invoice of block 1. The check found one difference.',
      'The seller presented Commercial invoice (version 2) of block 1. The check found no difference.',
      'You accepted Commercial invoice (version 2) of block 1 as presented.',
    ])
  })

  it('is a task of the approvers until the day of the presentation, and ends with it', async () => {
    await present(app, opened)
    const { due_at } = await newestPresentation(app, payer, id)
    expect(await openTasks()).toEqual([
      { kind: 'examine-escrow-documents', who: 'approver', due_at: new Date(due_at) },
    ])
    await examine(app, payer, id)
    expect(await openTasks()).toEqual([])
  })

  it('is reminded of once, a day before it is due', async () => {
    await present(app, opened)
    await watchPresentations(app.deps)
    expect(await titles('examination_due')).toBe(0)
    await setPresentation({ due_at: new Date(app.deps.clock.now().getTime() + 86_000_000) })
    await watchPresentations(app.deps, 1)
    await watchPresentations(app.deps, 1)
    expect(await titles('examination_due')).toBe(1)
    expect((await newestPresentation(app, payer, id)).state).toBe('presented')
  })

  it('by silence accepts what has no difference, after the inspection days and not before', async () => {
    await present(app, opened)
    await daysPassBy(app, 5)
    await watchPresentations(app.deps)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'pending'])
    await daysPassBy(app, 15)
    await watchPresentations(app.deps)
    await watchPresentations(app.deps)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'pending'])
    expect(await titles('silence_accepted')).toBe(1)
    expect(await openTasks()).toEqual([])
    expect((await newestPresentation(app, payer, id)).by_silence).toBe(true)
  })

  it('by silence refuses what has differences, except those that were waived', async () => {
    await present(app, opened, { amount: 3000, document_date: '2099-01-01' })
    await waive(app, payer, id, ['document_date'])
    await daysPassBy(app, 20)
    await watchPresentations(app.deps)
    const { state, differences, by_silence } = await newestPresentation(app, payer, id)
    expect([state, by_silence]).toEqual(['refused', true])
    expect(differences.map(({ is_waived }) => is_waived)).toEqual([false, true])
    const { timeline } = await readEscrow(app, payer, id)
    const said = timeline.find(({ to }) => to === 'silence_refused')?.text ?? ''
    expect(said).toContain('The amount is 3,000.00 USD.')
    expect(said).not.toContain('dated')
  })

  it.each([
    [undefined, 10],
    [1, 0],
    [30, 30],
  ])(
    'with %s inspection days agreed is silent after %s days or the due date',
    async (inspection_days, days) => {
      ;({ id, opened } = await givenAgreedEscrow(app, payer, inspection_days ? { inspection_days } : {}))
      await present(app, opened)
      const { presented_at, due_at, silent_at } = await newestPresentation(app, payer, id)
      const agreed = afterDays(new Date(String(presented_at)), days, 'US').getTime()
      expect(Date.parse(String(silent_at))).toBe(Math.max(agreed, Date.parse(String(due_at))))
    },
  )

  it.each([0, 31, 1.5])('of %s inspection days is refused at its field', async (inspection_days) => {
    await expect(givenAgreedEscrow(app, payer, { inspection_days })).rejects.toThrow('inspection_days')
  })

  const setPresentation = (set: { due_at: Date }) =>
    app.db.updateTable('escrow_presentations').set(set).where('smart_escrow_id', '=', id).execute()
})

describe('a document that Tradelane examines', () => {
  let admin: string
  beforeEach(async () => {
    admin = (await givenAdministrator(app)).token
    const conditions = await givenBlocks(app, payer, [100], 'Tradelane')
    ;({ id, opened } = await givenAgreedEscrow(app, payer, { conditions }))
  })
  const byOffice = async (given: { decision: 'approve' | 'refuse'; differences?: string[] }) => {
    const { presentation_id: presentation } = await newestPresentation(app, payer, id)
    const body = { smart_escrow_id: id, presentation, ...given }
    return app.call(officeEscrows.examine, { body }, { token: admin })
  }

  it('is not the buyer’s to accept, opens a task of the back office, and silence does not count', async () => {
    await present(app, opened, { amount: 8000 })
    expect((await openTasks()).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['examine-escrow-for-customer']),
    )
    const own = await examine(app, payer, id)
    expect([own.status, failure(own).message]).toEqual([403, 'Tradelane examines this document.'])
    await daysPassBy(app, 60)
    await watchPresentations(app.deps)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending'])
    expect((await byOffice({ decision: 'approve' })).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled'])
  })

  it('goes back to Tradelane once the buyer has waived the differences that it was refused for', async () => {
    await present(app, opened, { amount: 9000 })
    expect((await byOffice({ decision: 'approve' })).status).toBe(409)
    expect((await byOffice({ decision: 'refuse' })).status).toBe(200)
    expect((await waive(app, payer, id)).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending'])
    expect((await byOffice({ decision: 'approve' })).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled'])
  })

  it('that the buyer examines is not Tradelane’s', async () => {
    ;({ id, opened } = await givenAgreedEscrow(app, payer, { amount_sent: 1000 }))
    await present(app, opened)
    expect((await byOffice({ decision: 'approve' })).status).toBe(403)
  })
})

describe('after the last day', () => {
  const dayMs = 86_400_000

  it('a block with a document to examine can still be decided, until the document is refused', async () => {
    const [first, second] = await givenBlocks(app, payer)
    const weighed = { condition: 'The goods are weighed', approval_of_document: 'Buyer' as const }
    const blocks = [{ ...first, condition_approval: [weighed] }, second]
    const expiry_date = new Date(app.deps.clock.now().getTime() + dayMs).toISOString().slice(0, 10)
    ;({ id, opened } = await givenAgreedEscrow(app, payer, { expiry_date, conditions: blocks as never }))
    await present(app, opened, { amount: 3000 })
    const [condition] = (await decisionsOf(app, payer, id, 1)).slice(1)
    const decide = (changes: object = {}) =>
      app.call(smartEscrows.decide, { body: { ...condition, ...changes } as never }, { token: payer.token })
    await daysPassBy(app, 3)
    const [other] = await decisionsOf(app, payer, id, 2)
    expect(failure(await decide(other)).message).toBe('The expiry date of the escrow has passed.')
    await expireEscrows(app.deps)
    expect(await statesOf(app, payer, id)).toEqual(['expired', 'pending', 'refunded'])
    expect((await decide({ decision: 'refuse', reason: 'Too light' })).status).toBe(200)
    expect((await decide(other)).status).toBe(409)
    await examine(app, payer, id, { decision: 'refuse' })
    expect((await decide()).status).toBe(409)
    expect(await statesOf(app, payer, id)).toEqual(['expired', 'pending', 'refunded'])
  })
})

describe('examining', () => {
  it('is for the company’s own approvers', async () => {
    await present(app, opened, { amount: 3000 })
    const { presentation_id: presentation } = await newestPresentation(app, payer, id)
    const which = { smart_escrow_id: id, presentation }
    const tryAs = async ({ token }: { token: string }) => [
      (await app.call(smartEscrows.examine, { body: { ...which, decision: 'refuse' } }, { token })).status,
      (await app.call(smartEscrows.waive, { body: { ...which, differences: ['amount'] } }, { token })).status,
    ]
    expect(await tryAs(await givenImporter(app))).toEqual([404, 404])
    expect(await tryAs(await givenColleague(app, payer, 'viewer'))).toEqual([403, 403])
    expect(await tryAs(await givenColleague(app, payer, 'preparer'))).toEqual([403, 403])
  })

  it('finds no presentation of another escrow', async () => {
    await present(app, opened)
    const { presentation_id: presentation } = await newestPresentation(app, payer, id)
    const other = await givenAgreedEscrow(app, payer)
    const body = { smart_escrow_id: other.id, presentation, decision: 'approve' as const }
    expect((await app.call(smartEscrows.examine, { body }, { token: payer.token })).status).toBe(404)
  })

  it('of a presented document is not deciding about its item', async () => {
    await present(app, opened)
    const { smart_escrow } = await readEscrow(app, payer, id)
    const [block] = smart_escrow.conditions
    const [item] = block?.document_approval ?? []
    expect(item?.may_decide).toBe(false)
    const body = {
      ...{ smart_escrow_id: id, condition: block?.block_id ?? '', item: item?.item_id ?? '' },
      decision: 'approve' as const,
    }
    const decided = await app.call(smartEscrows.decide, { body }, { token: payer.token })
    expect([decided.status, failure(decided).message]).toEqual([
      409,
      'The seller has presented this document. Examine it, or waive its differences.',
    ])
    await examine(app, payer, id, { decision: 'refuse', differences: ['The stamp is missing'] })
    expect((await app.call(smartEscrows.decide, { body }, { token: payer.token })).status).toBe(409)
  })
})

const openTasks = async () => {
  while ((await processEvents(app.deps)) > 0);
  const rows = app.db.selectFrom('tasks').select(['kind', 'who', 'due_at']).where('subject_id', '=', id)
  return rows.where('closed_at', 'is', null).execute()
}
const titles = async (of: string) =>
  (await readEscrow(app, payer, id)).timeline.filter(({ to }) => to === of).length
