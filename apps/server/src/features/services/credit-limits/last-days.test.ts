import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  decideLimit,
  givenActiveLimit,
  givenLimit,
  givenTermSheet,
  limitForm,
  limitLine,
  signTermSheet,
  termSheetFor,
} from '../../../../test/given-credit-limit.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { endOfDay, plusDays } from '../../../lifecycle/local-days.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { findLimit, isUsableToday } from './index.ts'

const app = theApp({}, { isEmpty: true })
let ada: Payer
beforeEach(async () => {
  setClock(start)
  ada = await givenPayer(app, { balance: '0' })
  await livesIn(country)
})

describe('a limit', () => {
  it('can be used until the end of its last day', async () => {
    const lastDay = dayFromNow(app, 2)
    const id = await givenActiveLimit(app, ada, { valid_until: lastDay })
    setClock(lastMomentOf(lastDay))
    expect(await isUsable(id)).toEqual([true, true])
    setClock(firstMomentOf(plusDays(lastDay, 1)))
    expect(await isUsable(id)).toEqual([false, false])
  })

  it.each([
    ['in Japan, where the day is over before that of Greenwich', 'JP', '2032-05-14T14:59:59.999Z'],
    ['in the United States, where it is over after it', 'US', '2032-05-15T03:59:59.999Z'],
  ])('ends with its last day %s', async (_where, place, lastMoment) => {
    const id = await givenActiveLimit(app, ada, { valid_until: '2032-05-14' })
    await livesIn(place)
    setClock(new Date(lastMoment))
    expect(await isUsable(id)).toEqual([true, true])
    setClock(new Date(Date.parse(lastMoment) + 1))
    expect(await isUsable(id)).toEqual([false, false])
  })

  it('cannot be used before a finance partner has approved an amount', async () => {
    expect(await isUsable(await givenLimit(app, ada))).toEqual([false, false])
  })

  it('is not requested again on its last day', async () => {
    const lastDay = dayFromNow(app, 2)
    await givenActiveLimit(app, ada, { valid_until: lastDay })
    setClock(lastMomentOf(lastDay))
    expect(failure(await requestAgain()).error.code).toBe('ILLEGAL_STATE')
  })

  it('is requested again in the same case on the day after its last day', async () => {
    const id = await givenActiveLimit(app, ada, { valid_until: dayFromNow(app, 2) })
    setClock(firstMomentOf(dayFromNow(app, 3)))
    expect((await requestAgain()).body.credit_limit_ids).toEqual([id])
  })

  it('is to be checked by the moment at which our task is due', async () => {
    const id = await givenLimit(app, ada)
    await processEvents(app.deps)
    const task = await app.db
      .selectFrom('tasks')
      .select('due_at')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await read(id)).next).toMatchObject({ who: 'tradelane', by: task.due_at?.toISOString() })
  })

  it('that is open has no next step, also once its offer would have expired', async () => {
    const id = await givenActiveLimit(app, ada)
    await setOfferEnd(id, start)
    expect((await read(id)).next).toBeNull()
  })
})

describe('a term sheet', () => {
  const offer = async (days: number) => {
    const id = await givenLimit(app, ada)
    await decideLimit(app, id, { decision: 'review' })
    return decideLimit(app, id, termSheetFor(app, { valid_until: dayFromNow(app, days) }))
  }

  it.each([1, 730])('is provided for a limit that ends in %i days', async (days) => {
    expect((await offer(days)).status).toBe(200)
  })

  it.each([
    [0, 'Enter a day in the future'],
    [731, 'Enter a day within two years'],
  ])('is refused for a limit that ends in %i days', async (days, valid_until) => {
    expect(failure(await offer(days)).error.fields).toEqual({ valid_until })
  })

  it('can be signed until the moment that it names', async () => {
    const id = await givenTermSheet(app, ada)
    const { next, term_sheet } = await read(id)
    expect(next).toMatchObject({ who: 'approver', by: term_sheet?.expires_at })
    const end = new Date(start.getTime() + 3_600_000)
    await setOfferEnd(id, end)
    setClock(new Date(end.getTime() - 1))
    expect((await read(id)).next).toMatchObject({ who: 'approver', by: end.toISOString() })
    expect((await signed(id)).status).toBe(200)
  })

  it('is refused from the moment that it names, and the next step is ours', async () => {
    const id = await givenTermSheet(app, ada)
    await setOfferEnd(id, start)
    const refused = failure(await signTermSheet(app, ada, id, { verify_code: '123456' }))
    expect([refused.error.code, refused.message]).toEqual([
      'QUOTE_EXPIRED',
      'This term sheet has expired. We will provide a new one.',
    ])
    expect((await read(id)).next).toMatchObject({
      who: 'tradelane',
      text: 'The term sheet has expired. We provide a new one or decline.',
    })
  })

  it('can be signed on the last day of its limit', async () => {
    const lastDay = dayFromNow(app, 2)
    const id = await givenTermSheet(app, ada, { valid_until: lastDay })
    setClock(lastMomentOf(lastDay))
    expect((await signed(id)).status).toBe(200)
  })

  it('is refused after the last day of its limit', async () => {
    const id = await givenTermSheet(app, ada, { valid_until: dayFromNow(app, 2) })
    setClock(firstMomentOf(dayFromNow(app, 3)))
    const refused = await signTermSheet(app, ada, id, { verify_code: '123456' })
    expect(failure(refused).error.code).toBe('QUOTE_EXPIRED')
  })
})

// The clock does not go on by itself: each test is exact to the millisecond.

const start = new Date('2032-05-12T16:00:00Z')
const country = 'US'

/** Its days are those of this country from now on. */
const livesIn = (company_region: string) =>
  app.db.updateTable('companies').set({ company_region }).where('uid', '=', ada.companyId).execute()

function setClock(at: Date): void {
  app.clock.now = () => at
}
const lastMomentOf = (day: string) => endOfDay(day, country)
const firstMomentOf = (day: string) => new Date(lastMomentOf(plusDays(day, -1)).getTime() + 1)

const read = async (credit_limit_id: string) =>
  (await app.call(creditLimits.get, { body: { credit_limit_id } }, { token: ada.token })).body
const signed = (id: string) => signTermSheet(app, ada, id)
const requestAgain = () =>
  app.call(creditLimits.request, { body: limitForm(limitLine(ada.beneficiaryId)) }, { token: ada.token })

/** As the customer reads it, and as a funding does. */
async function isUsable(id: string): Promise<[boolean, boolean]> {
  const limit = await findLimit(app.db, { kind: 'system', companyId: ada.companyId }, ada.beneficiaryId)
  if (!limit) throw new Error('there is no limit')
  const today = await dayOfCompany(app.db, ada.companyId, app.clock.now())
  return [(await read(id)).credit_limit.is_usable, isUsableToday(limit, today)]
}

/** The term sheet can be signed until this moment. */
const setOfferEnd = (id: string, offer_expires_at: Date) =>
  app.db.updateTable('credit_limits').set({ offer_expires_at }).where('credit_limit_id', '=', id).execute()
