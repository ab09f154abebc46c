import { insuranceDetails } from '@tradelane/contract/insurance/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import type { Currency } from '@tradelane/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { electronics, givenInsurance, givenInsured } from '../../../../test/given-insurance.ts'
import { givenDraft, givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { givenBooking } from '../../../../test/given-shipment.ts'
import { givenTrade, tradeOf } from '../../../../test/given-trade.ts'
import { race } from '../../../../test/race.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let ada: Payer
beforeEach(async () => {
  ada = await givenPayer(app)
})

describe('the time line of a trade says', () => {
  test('who started it, and when', async () => {
    await givenTrade(app, ada)
    const first = (await summary()).transaction_number
    const before = app.clock.now().getTime()
    const id = await givenTrade(app, ada, { name: 'Valves' })
    const { timeline, transaction_number } = await summary(id)
    expect(timeline).toMatchObject([
      {
        subject: 'transaction',
        subject_id: id,
        number: transaction_number,
        title: 'Trade started',
        text: 'You started the trade.',
      },
    ])
    expect(Date.parse(timeline[0]?.at ?? '')).toBeGreaterThanOrEqual(before)
    expect(await storedOf('transaction', id)).toMatchObject([
      { before: { current: first }, after: { name: 'Valves', currency: 'USD' } },
    ])
  })

  test('that it was continued, in place of which trade', async () => {
    await givenTrade(app, ada)
    const first = await summary()
    await givenTrade(app, ada)
    const { transaction_number: second } = await summary()
    await resume(first.transaction_id)
    const text = `You made this the current trade again, in place of ${second}.`
    expect(await textsOf(first.transaction_id)).toEqual([text, 'You started the trade.'])
    await resume(first.transaction_id)
    expect(await textsOf(first.transaction_id)).toEqual([text, 'You started the trade.'])
  })

  test('how it was named, renamed, and its name removed', async () => {
    const { transaction_id } = await summary()
    for (const name of ['Hemp', 'Hemp', 'Ropes {who}', null]) await update({ transaction_id, name })
    expect(await textsOf()).toEqual([
      'You removed the name “Ropes {who}”.',
      'You renamed the trade from “Hemp” to “Ropes {who}”.',
      'You named the trade “Hemp”.',
    ])
  })

  test('that the currency of its total was changed', async () => {
    const { transaction_id } = await summary()
    for (const currency of ['EUR', 'EUR'] as const) await update({ transaction_id, currency })
    expect(await textsOf()).toEqual(['You changed the currency of the total from USD to EUR.'])
    expect(await storedOf('transaction', transaction_id)).toMatchObject([
      { before: { currency: 'USD' }, after: { currency: 'EUR' } },
    ])
  })

  test('each change that two make at once, as the second found it', async () => {
    const { transaction_id } = await summary()
    const name = (text: string) => () => update({ transaction_id, name: text })
    await race(app, [name('One'), name('Two')], 'transactions')
    const [newest, oldest] = await storedOf('transaction', transaction_id).then((all) => all.toReversed())
    expect(oldest?.before).toEqual({ name: null })
    expect(newest?.before).toEqual(oldest?.after)
  })
})

describe('a service that is moved', () => {
  test('leaves an event in the trade that it was in, and takes one along', async () => {
    const { simple_payment_id: id } = await givenDraft(app, ada)
    const [first, second] = [await summary(), await givenTrade(app, ada)]
    const { transaction_number: number } = await summary(second)
    await move('simple_payment', id, second)
    const [left] = await textsOf(first.transaction_id)
    expect(left).toMatch(
      new RegExp(`^You moved this to trade ${number}: Payment to Hafenhandel Nord GmbH, .*PY-`),
    )
    const moved = `You moved it from trade ${first.transaction_number} to trade ${number}.`
    expect(await textsOf(second)).toContain(moved)
    const { timeline } = (
      await app.call(simplePayments.get, { body: { simple_payment_id: id } }, { token: ada.token })
    ).body
    expect(timeline.at(-1)).toMatchObject({ title: 'Moved to another trade', text: moved, actor: 'company' })
    expect((await storedOf('simple_payment', id)).at(-1)).toMatchObject({
      from_state: 'draft',
      actor: `user:${ada.userId}`,
      before: { transaction_id: first.transaction_id },
      after: { transaction_id: second },
    })
  })

  test('to the trade that it is in already leaves no event', async () => {
    const { simple_payment_id: id } = await givenDraft(app, ada)
    const { transaction_id, timeline } = await summary()
    await move('simple_payment', id, transaction_id)
    expect((await summary()).timeline).toEqual(timeline)
  })

  test.each(['logistics', 'insurance'])('by its %s leaves an event for each that moves', async (subject) => {
    const { logisticsId } = await givenBooking(app, ada.token)
    const insuranceId = await givenInsurance(app, ada.token, { logistics_id: logisticsId })
    const first = (await summary()).transaction_id
    const second = await givenTrade(app, ada)
    await move(subject, subject === 'logistics' ? logisticsId : insuranceId, second)
    const movedOf = async (of: string, id: string) =>
      (await storedOf(of, id)).filter(({ to_state }) => to_state === 'moved_to_trade').length
    expect([await movedOf('logistics', logisticsId), await movedOf('insurance', insuranceId)]).toEqual([1, 1])
    expect((await storedOf('transaction', first)).map(({ to_state }) => to_state)).toEqual([
      'service_moved',
      'service_moved',
    ])
  })

  test('because its insurance is for other freight now leaves an event too', async () => {
    const insuredId = await givenInsured(app, ada.token)
    const insuranceId = await givenInsurance(app, ada.token)
    const first = (await summary()).transaction_id
    await givenTrade(app, ada)
    const { logisticsId } = await givenBooking(app, ada.token)
    const body = { ...electronics(app, insuredId, { logistics_id: logisticsId }), insurance_id: insuranceId }
    await app.call(insuranceDetails.update, { body }, { token: ada.token })
    expect((await textsOf(first)).at(0)).toMatch(/^You moved this to trade TRX-.*: Insurance IN-/)
  })
})

test('the newest fifty events are in a summary, and all where they are asked for', async () => {
  const transaction_id = await givenTrade(app, ada)
  for (let count = 1; count <= 52; count++) await update({ transaction_id, name: `Trade ${count}` })
  const { timeline } = await summary(transaction_id)
  expect(timeline).toHaveLength(50)
  const query = { transaction_id, all_events: '1' } as const
  const { body } = await app.call(transactionSummary.get, { query }, { token: ada.token })
  expect(body.timeline.slice(0, 50)).toEqual(timeline)
  expect(body.timeline.at(-1)).toMatchObject({ title: 'Trade started' })
})

const summary = (id?: string) => tradeOf(app, ada, id)
const textsOf = async (id?: string) => (await summary(id)).timeline.map(({ text }) => text)
const update = (body: { transaction_id: string; name?: string | null; currency?: Currency }) =>
  app.call(transactionSummary.update, { body }, { token: ada.token })
const resume = (transaction_id: string) =>
  app.call(transactionSummary.resume, { body: { transaction_id } }, { token: ada.token })
const move = (subject: string, id: string, transaction_id: string) =>
  app.call(transactionSummary.move, { body: { subject, id, transaction_id } }, { token: ada.token })
const storedOf = (subject: string, id: string) =>
  app.db
    .selectFrom('events')
    .select(['from_state', 'to_state', 'actor', 'at', 'before', 'after'])
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .orderBy('event_id')
    .execute()
