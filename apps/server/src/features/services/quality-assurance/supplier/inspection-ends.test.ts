import { links } from '@tradelane/contract/links/calls'
import { officeAudits } from '@tradelane/contract/quality-assurance/audit-calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { givenAskedSupplier } from '../../../../../test/given-day.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import { daysPassBy } from '../../../../../test/given-funding.ts'
import {
  allAnswers,
  givenDraftOrder,
  givenScheduledInspection,
  givenSubmittedOrder,
  seenByOffice,
} from '../../../../../test/given-inspection.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { givenReported } from '../../../../../test/given-report.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { remindOfActions } from './remind-actions.ts'

const app = theApp()
let payer: Payer
beforeAll(async () => {
  // Far from midnight: some of these tests are about days.
  const now = app.clock.now().getTime()
  app.clock.advance(new Date(now).setUTCHours(12, 0, 0, 0) - now)
  payer = await givenPayer(app, { balance: '60000' })
})
afterEach(async () => {
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
})

const read = async (quality_assurance_id: string) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, payer)).body

describe('an order that is cancelled', () => {
  const cancel = (quality_assurance_id: string) =>
    app.call(qualityAssurance.cancel, { body: { quality_assurance_id } }, payer)
  const recorded = async (id: string) => {
    const events = app.db.selectFrom('events').select('after').where('subject_id', '=', id)
    return (await events.where('to_state', '=', 'cancelled').executeTakeFirstOrThrow()).after
  }

  it('asks the supplier no more, and says what is paid back', async () => {
    const { id, opened } = await givenAskedSupplier(app, payer)
    expect((await cancel(id)).status).toBe(200)
    const link = await app.call(links.get, { body: { token: opened.token } })
    expect([link.status, failure(link).error.code]).toEqual([404, 'LINK_DEAD'])
    expect((await read(id)).appointment).toBeNull()
    expect(await recorded(id)).toEqual({ refunded: '1,100.00 USD' })
  })

  it('before it is paid has nothing to pay back', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    expect((await cancel(id)).body).toMatchObject({ message: 'Cancelled.', refunded: null })
    expect(await recorded(id)).toBeNull()
  })
})

describe('a new inspection', () => {
  it('is named on the time line of the one before, which waits for no answer any more', async () => {
    const id = await givenReported(app, payer)
    expect((await read(id)).quality_assurance_data.respond_due_at).not.toBeNull()
    const body = { quality_assurance_id: id }
    const { quality_assurance_id: next } = (await app.call(qualityAssurance.reinspect, { body }, payer)).body
    const number = (await read(next)).quality_assurance_data.quality_assurance_number
    const { timeline, quality_assurance_data } = await read(id)
    expect(timeline.at(-1)?.text).toMatch(new RegExp(` asked for a new inspection, ${number}\\.$`))
    expect(quality_assurance_data.respond_due_at).toBeNull()
  })

  it('is the one that was asked for after the report, and no order of later', async () => {
    const id = await givenReported(app, payer)
    const body = { quality_assurance_id: id }
    const { quality_assurance_id: next } = (await app.call(qualityAssurance.reinspect, { body }, payer)).body
    const later = await givenDraftOrder(app, payer.token)
    expect((await read(id)).reinspected_by?.quality_assurance_id).toBe(next)
    expect((await read(later)).reinspected_by).toBeNull()
  })
})

describe('a corrective action', () => {
  type Action = { due_on: string; state?: 'open' | 'done' | 'verified' }
  /** An inspection whose audit has these corrective actions. */
  const givenActions = async (...actions: Action[]) => {
    const id = await givenScheduledInspection(app, payer)
    const { token } = await seenByOffice(app, id)
    const findings = actions.map((action) => ({
      ...{ question: 'fire' as const, grade: 'major' as const, description: 'The exit is locked' },
      ...{ action: 'Remove the lock', owner: 'Meera Joshi', state: 'open' as const, ...action },
    }))
    const body = {
      ...{ quality_assurance_id: id, version: 0, auditor_name: 'Arjun Sen', audited_on: '2026-01-31' },
      ...{ answers: { ...allAnswers('yes'), fire: 'no' as const }, findings },
    }
    expect((await app.call(officeAudits.save, { body }, { token })).status).toBe(200)
    return id
  }
  const notices = async (id: string) => {
    const noted = (await read(id)).timeline.filter(({ to }) => to === 'actions_overdue')
    return noted.map(({ text }) => text)
  }
  const overdue = (count: number) => `Corrective actions of the audit that are overdue: ${count}.`

  it('is noted for every audit, also where one page does not hold all', async () => {
    const ids = [await givenActions({ due_on: dayFromNow(app, 1) })]
    ids.push(await givenActions({ due_on: dayFromNow(app, 1) }))
    await daysPassBy(app, 2)
    await remindOfActions(app.deps, 1)
    for (const id of ids) expect(await notices(id)).toEqual([overdue(1)])
  })

  it('that is due today is not overdue with those of before, and is the day after', async () => {
    const id = await givenActions({ due_on: dayFromNow(app, 1) }, { due_on: dayFromNow(app, 2) })
    await daysPassBy(app, 2)
    await remindOfActions(app.deps)
    expect(await notices(id)).toEqual([overdue(1)])
    await daysPassBy(app, 1)
    await remindOfActions(app.deps)
    expect(await notices(id)).toEqual([overdue(1), overdue(1)])
  })

  it('is not counted where it is done or verified', async () => {
    const due_on = dayFromNow(app, 1)
    const id = await givenActions({ due_on, state: 'done' }, { due_on }, { due_on, state: 'verified' })
    await daysPassBy(app, 2)
    await remindOfActions(app.deps)
    expect(await notices(id)).toEqual([overdue(1)])
  })

  it.each([2, 5])(
    'is said once by two processes, where another is due %i days after the audit',
    async (days) => {
      const id = await givenActions({ due_on: dayFromNow(app, 1) }, { due_on: dayFromNow(app, days) })
      await daysPassBy(app, 2)
      // The second reads what is late before the first has committed, and comes to it afterwards.
      const both = await race(app, [() => remindOfActions(app.deps), () => remindOfActions(app.deps)])
      expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
      expect(await notices(id)).toEqual([overdue(1)])
    },
  )
})
