import { checkInvariants } from '@tradelane/ledger'
import { afterAll, expect, test } from 'vitest'
import { prepared, theApp } from '../the-app.ts'
import { givenWorld } from './given-world.ts'
import {
  changed,
  type Field,
  fieldsOf,
  hasType,
  nameOf,
  type RegisteredCall,
  registeredCalls,
  type Schema,
  variantsOf,
} from './registered-calls.ts'
import { sampleBodies } from './sample-input.ts'
import { expectHonest, sendRaw } from './send-raw.ts'

const app = theApp()
const world = prepared(() => givenWorld(app))
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

test('the money fields are found automatically', () => {
  const names = new Set(moneyFields().map(({ field }) => nameOf(field)))
  expect([...names]).toEqual(expect.arrayContaining(['amount', 'amount_sent', 'amount_received', 'fees']))
})

test('an invalid amount never reaches the books, and is refused at its field', async () => {
  const before = await booked()
  for (const money of moneyFields()) {
    for (const amount of neverMoney) {
      const answer = await sendAmount(money, amount)
      const what = `${money.call.name} ${money.field.path.join('.')} = ${amount}`
      expectHonest(answer, what)
      expect([what, answer.statusCode, fieldsIn(answer)]).toEqual([
        what,
        400,
        expect.arrayContaining([nameOf(money.field)]),
      ])
    }
  }
  expect(await booked()).toEqual(before)
})

test('an amount that is not valid JSON makes the whole body unreadable', async () => {
  const before = await booked()
  for (const money of moneyFields()) {
    for (const amount of neverJson)
      expect([amount, (await sendAmount(money, amount)).statusCode]).toEqual([amount, 400])
  }
  expect(await booked()).toEqual(before)
})

/** Amounts that a form sends as text, alone or instead of a number. A margin may be less than nothing, with a reason. */
const textAmounts = (): MoneyField[] =>
  registeredCalls.flatMap((call) =>
    sampleBodies(call, world.known).flatMap((body, index) => {
      const variant = variantsOf(call.endpoint.body)[index] ?? {}
      return fieldsOf(variant)
        .filter((field) => hasType(field, 'string') && /(amount|price|premium|cost)$/.test(nameOf(field)))
        .filter((field) => nameOf(field) !== 'margin_amount')
        .map((field) => ({ call, variant, body, field }))
    }),
  )

test('an amount as text is refused at its field unless it is written in the one way', async () => {
  const before = await booked()
  const names = new Set(textAmounts().map(({ field }) => nameOf(field)))
  expect([...names].sort()).toEqual([
    ...[
      'amount',
      'buy_amount',
      'freight_amount',
      'insurance_amount',
      'invoice_amount',
      'limit_amount',
      'quote_amount',
      'unit_price',
    ],
  ])
  // An empty text is no price of goods yet, and no charge on a document of a trade.
  const mayBeEmpty = ({ call, field }: ReturnType<typeof textAmounts>[number]) =>
    ['amount', 'unit_price'].includes(nameOf(field)) || call.name.includes('/trade_documents/generate')
  for (const money of textAmounts()) {
    for (const amount of [
      '007',
      '0100.50',
      '00',
      '-1',
      '+1',
      '.5',
      '5.',
      '1e3',
      '1,000',
      '1_0',
      '٧',
      '７',
      ...(mayBeEmpty(money) ? [] : ['']),
    ]) {
      const answer = await sendAmount(money, JSON.stringify(amount))
      const what = `${money.call.name} ${money.field.path.join('.')} = ${amount}`
      expect([what, answer.statusCode, fieldsIn(answer)]).toEqual([what, 400, [nameOf(money.field)]])
    }
  }
  expect(await booked()).toEqual(before)
})

/** Numbers, but not of these currencies: two decimals, none, three. */
const notOfTheCurrency = [
  ['USD', '0.001'],
  ['USD', '10.005'],
  ['EUR', '0.999'],
  ['JPY', '0.1'],
  ['JPY', '100.5'],
  ['KRW', '1000.01'],
  ['KWD', '1.2345'],
  ['BHD', '0.0001'],
] as const

/** A tariff, an estimate, a limit, an offer, a draft, a waiver and a question about a paper move nothing; all but the last are in dollars. */
const moveNothing = [
  '/admin/rate_cards/save',
  '/admin/rates/propose',
  '/admin/rates/replay',
  '/admin/tariff/save',
  '/admin/duty_rates/save',
  '/landed_cost/estimate',
  '/admin/credit_limits/decide',
  '/invoice_factoring/estimate',
  '/admin/finance_partners/save',
  '/invoice_factoring/offer',
  '/invoice_factoring/compare',
  '/invoice_factoring/add',
  '/invoice_factoring/update',
  '/admin/insurance/quote',
  '/admin/bookings/waive_charges',
  '/quality_assurance/estimate',
  '/quality_assurance/add',
  '/quality_assurance/update',
  '/admin/inspections/quote',
  '/admin/quotes/submit',
  '/claims/save',
  '/smart_escrow/amendments/save',
  '/team/send_code',
  '/team/settings',
  '/statements/verify',
]
/** The limits of a team's settings and of a partner are no amounts that move, in whichever call they are named. */
const limits: (string | undefined)[] = ['approval_limit', 'daily_limit', 'limit_request']
const moves = ({ call, field }: MoneyField): boolean =>
  !moveNothing.includes(call.endpoint.path) && !limits.includes(nameOf(field))

test.each(notOfTheCurrency)(
  '%s %s is refused in every field that takes an amount',
  async (currency, amount) => {
    const before = await booked()
    for (const money of moneyFields().filter(moves)) {
      const body = inCurrency(money, currency)
      const answer = await sendAmount({ ...money, body }, amount)
      const what = `${money.call.name} ${money.field.path.join('.')} = ${amount} ${currency}`
      expectHonest(answer, what)
      expect([what, answer.statusCode]).not.toEqual([what, 200])
    }
    expect(await booked()).toEqual(before)
  },
)

/** With every currency beside the field made this one, as far as the call takes it. */
function inCurrency({ variant, body, field }: MoneyField, currency: string): unknown {
  const beside = fieldsOf(variant).filter(
    (other) => /currency/i.test(nameOf(other)) && other.path.length === field.path.length,
  )
  return beside.reduce((changing, { path }) => changed(changing, path, currency), body)
}

test('zero and absurdly large amounts are refused by every call that moves money', async () => {
  const before = await booked()
  for (const money of moneyFields().filter((field) => moves(field) && nameOf(field.field) !== 'fees')) {
    for (const amount of ['0', '-0', '0.00', '999999999999999']) {
      const isDraft = (money.body as { save_as_draft?: number }).save_as_draft === 1
      if (isDraft && amount.startsWith('9')) continue
      const answer = await sendAmount(money, amount)
      const what = `${money.call.name} ${money.field.path.join('.')} = ${amount}`
      expect([what, answer.statusCode, fieldsIn(answer)]).toEqual([what, 400, [nameOf(money.field)]])
    }
  }
  expect(await booked()).toEqual(before)
})

/** The names of the fields that a refusal names, at any depth of the body; an entry of a list has the list's name. */
function fieldsIn(answer: { json(): unknown }): (string | undefined)[] {
  const { error } = answer.json() as { error?: { fields?: Record<string, string> } }
  return Object.keys(error?.fields ?? {}).map((path) =>
    path
      .replace(/(\.\d+)+$/, '')
      .split('.')
      .at(-1),
  )
}

async function sendAmount(money: MoneyField, amount: string) {
  await world.prepare(money.call)
  return sendRaw(app, world, money.call, { payload: textWith(money, amount) })
}

type MoneyField = { call: RegisteredCall; variant: Schema; body: unknown; field: Field }

const isChoice = ({ const: only, enum: several, anyOf = [] }: Schema): boolean =>
  only !== undefined || several !== undefined || anyOf.some((way) => way.const !== undefined)

/**
 * Every number of the contract that is neither one of a few, nor a count (those are integers), nor a measure (those may be sent
 * as digits too), nor a percentage is money.
 */
function moneyFields(): MoneyField[] {
  return registeredCalls.flatMap((call) =>
    sampleBodies(call, world.known).flatMap((body, index) => {
      const variant = variantsOf(call.endpoint.body)[index] ?? {}
      return fieldsOf(variant)
        .filter((field) => hasType(field, 'number') && !hasType(field, 'string') && !isChoice(field.schema))
        .filter((field) => !nameOf(field)?.endsWith('_percent'))
        .map((field) => ({ call, variant, body, field }))
    }),
  )
}

/** As written in the JSON text: JSON.stringify would change most of them. */
const neverMoney = [
  '-1',
  '-0.01',
  '1e3',
  '1E3',
  '1e-3',
  '10e0',
  '9e99',
  '1e999',
  '9007199254740993',
  '99999999999999999999',
  '0.000000000000001',
  '1234567890.123456',
  '"1000"',
  '"1e3"',
  '"1,00"',
  '"1.000,00"',
  '"NaN"',
  '"Infinity"',
  '"-Infinity"',
  '"0x10"',
  '"100 "',
  '"١٠٠"',
  '"１００"',
  '[1]',
  '[]',
  '{}',
  '{"amount":1}',
  'true',
  'false',
]
/** No JSON at all: refused before there is a field to speak of. */
const neverJson = [
  '1,00',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '+1',
  '.5',
  '5.',
  '01',
  '007',
  '00.50',
  '1_000',
  '١٠٠',
]

const placeholder = '"amount goes here"'
const textWith = ({ body, field }: MoneyField, amount: string): string =>
  JSON.stringify(changed(body, field.path, JSON.parse(placeholder))).replace(placeholder, amount)

async function booked(): Promise<unknown> {
  const { rows } = await app.deps.pool.query(
    `select (select count(*) from ledger_journals) as journals, (select count(*) from ledger_holds) as holds,
            (select count(*) from quotes) as quotes,
            (select json_agg(json_build_array(amount_sent, amount_received, fees)) from simple_payments) as payments`,
  )
  return rows
}
