import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { facts, oldFacts } from '@tradelane/contract/facts/calls'
import { factsBehind } from '@tradelane/contract/facts/uses'
import { levelAgeDays } from '@tradelane/contract/logistics/freight'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { listAgeDays } from '@tradelane/contract/screening/lists'
import { officeLink } from '@tradelane/contract/services/subject-links'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenList } from '../../../../test/given-list.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { ageOf, lastReadOn } from './facts.ts'
import { noteDueFacts } from './note-due-facts.ts'
import { dueOn, type Fact, saidFrom, shippedFacts } from './shipped-facts.ts'

const app = theApp({}, { isForEachTest: true })
let office: { token: string }
/** A day after the fact was read; the tests hold whenever it is read again. */
const shippedOn = shippedFacts.find(({ key }) => key === 'passages-in-part')?.readOn ?? ''
const later = (days: number) => new Date(Date.parse(shippedOn) + days * 86_400_000).toISOString().slice(0, 10)
async function goTo(days: number) {
  app.clock.advance(Date.parse(`${later(days)}T09:00:00Z`) - app.clock.now().getTime())
  office = await givenAdministrator(app)
}
beforeEach(() => goTo(1))

describe('the list', () => {
  it('names each fact once, with its source, and where it is in the product', () => {
    expect(new Set(shippedFacts.map(({ key }) => key)).size).toBe(shippedFacts.length)
    expect(shippedFacts.length).toBeGreaterThanOrEqual(40)
    const files = shippedFacts.filter(({ isLoaded }) => !isLoaded).flatMap(({ where }) => where)
    expect(files.filter((file) => !existsSync(join(import.meta.dirname, '../../../../../..', file)))).toEqual(
      [],
    )
    for (const { source, readOn, isLoaded } of shippedFacts) {
      expect(source).not.toBe('')
      expect(isLoaded ? readOn === null : /^20\d\d-\d\d-\d\d$/.test(readOn ?? '')).toBe(true)
    }
  })

  it('has each fact that a part of the product says it rests on', () => {
    const keys = shippedFacts.map(({ key }) => key)
    expect(
      Object.values(factsBehind).flatMap((names) => names.filter((name) => !keys.includes(name))),
    ).toEqual([])
  })

  it('has the ages that were agreed', () => {
    const age = (key: string) => shippedFacts.find((fact) => fact.key === key)?.goodFor
    expect(age('closed-passages')).toEqual({ days: 7 })
    expect(age('freight-levels')).toEqual({ days: levelAgeDays })
    expect(levelAgeDays).toBe(90)
    expect(age('sanctions-un')).toEqual({ days: listAgeDays })
    expect(age('surcharges-emissions')).toEqual({ days: 120 })
    expect(age('sanctions-ofac')).toEqual({ days: 3 })
    expect(age('public-holidays')).toEqual({ eachYearIn: 12 })
    expect(age('dangerous-goods')).toEqual({ eachYearIn: 1 })
    expect(age('purpose-codes')).toEqual({ days: 1 })
    expect(age('exchange-rates')).toEqual({ days: 4 })
    expect(age('emission-factors')).toEqual({ days: 365 })
    expect(age('ports')).toEqual({ days: 182 })
  })
})

test.each([
  ['2026-11-28', { days: 7 }, '2026-12-05'],
  ['2028-02-28', { days: 1 }, '2028-02-29'],
  ['2026-11-28', { eachYearIn: 12 }, '2026-12-01'],
  ['2026-12-01', { eachYearIn: 12 }, '2027-12-01'],
  ['2026-12-31', { eachYearIn: 1 }, '2027-01-01'],
  ['2027-01-01', { eachYearIn: 1 }, '2028-01-01'],
] as const)('what was read on %s and is good for %o is due on %s', (readOn, goodFor, due) => {
  expect(dueOn(readOn, goodFor)).toBe(due)
})

test.each([
  ['2026-12-05', { days: 7 }, '2026-12-05'],
  ['2026-12-01', { eachYearIn: 12 }, '2027-01-01'],
  ['2027-01-01', { eachYearIn: 1 }, '2027-01-01'],
] as const)('what is due on %s and is good for %o is said to customers from %s on', (due, goodFor, day) => {
  expect(saidFrom(due, goodFor)).toBe(day)
})

describe('the age of a fact', () => {
  const fact = { key: 'x', readOn: '2026-11-28', goodFor: { days: 7 } } as Fact
  const known = { reading: undefined, loadedOn: undefined, today: '2026-12-04' }
  it('ends on its day', () => {
    expect(ageOf(fact, known).state).toBe('current')
    expect(ageOf(fact, { ...known, today: '2026-12-05' }).state).toBe('due')
  })
  it('begins again with a reading, until a release has a later day', () => {
    const reading = { outcome: 'changed', read_on: '2026-12-04' }
    expect(ageOf(fact, { ...known, reading })).toMatchObject({ state: 'changed', due: '2026-12-11' })
    expect(ageOf({ ...fact, readOn: '2026-12-04' }, { ...known, reading })).toMatchObject({
      state: 'changed',
    })
    expect(ageOf({ ...fact, readOn: '2026-12-05' }, { ...known, reading })).toMatchObject({
      state: 'current',
    })
  })
})

describe('a reading', () => {
  it('counts from its day, and a change is shown until a release has it', async () => {
    const before = await factOf('passages-in-part')
    expect(before).toMatchObject({ read_on: shippedOn, readings: 0, newest: null })
    const saved = await read({ read_on: today(), outcome: 'changed', note: 'All lines are back.' })
    expect(saved.status).toBe(200)
    expect(await factOf('passages-in-part')).toMatchObject({
      state: 'changed',
      read_on: today(),
      readings: 1,
      newest: {
        outcome: 'changed',
        note: 'All lines are back.',
        source: 'PortWatch',
        saved_by: 'Bo Lindqvist',
      },
    })
    await read({ read_on: today(), readings: 1 })
    expect(await factOf('passages-in-part')).toMatchObject({ state: 'current', readings: 2 })
  })

  it('is refused for a day in the future or before the newest, for a change without words, and for no fact', async () => {
    const fieldsOf = async (changes: Partial<Reading>) => failure(await read(changes)).error.fields
    expect(await fieldsOf({ read_on: later(2) })).toEqual({ read_on: 'The day is in the future' })
    expect(await fieldsOf({ read_on: later(-1) })).toEqual({
      read_on: `It was read on ${dayText(shippedOn)} already`,
    })
    expect(await fieldsOf({ outcome: 'changed' })).toEqual({ note: 'Say what has changed' })
    expect(await fieldsOf({ source: ' ' })).toEqual({ source: 'Say where you read it' })
    expect((await read({ fact: 'no-fact' })).status).toBe(404)
    const loaded = await read({ fact: 'sanctions-un' })
    expect([loaded.status, failure(loaded).error.code]).toEqual([409, 'ILLEGAL_STATE'])
  })

  it('of two at once is taken from one, and the other is refused', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => read({ read_on: today() })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const [refused] = answers.filter(({ status }) => status === 409)
    expect(refused && failure(refused).error.code).toBe('CONFLICT')
    expect(await factOf('passages-in-part')).toMatchObject({ readings: 1 })
  })
})

describe('a fact that is due', () => {
  it('or has changed is said to everybody, with the day of its reading', async () => {
    expect(await oldOnes(['passages-in-part', 'listed-areas'])).toEqual([])
    await read({ read_on: today(), outcome: 'changed', note: 'All lines are back.' })
    expect(await oldOnes(['passages-in-part', 'listed-areas'])).toMatchObject([
      { key: 'passages-in-part', state: 'changed', read_on: today(), note: 'All lines are back.' },
    ])
    await goTo(7)
    expect(await oldOnes(['listed-areas'])).toEqual([
      {
        key: 'listed-areas',
        what: 'War areas of the Joint War Committee: JWLA-035 of 16 September 2026',
        state: 'due',
        read_on: shippedFacts.find(({ key }) => key === 'listed-areas')?.readOn,
      },
    ])
    await read({ fact: 'listed-areas', read_on: today() })
    expect(await oldOnes(['listed-areas'])).toEqual([])
    expect(await lastReadOn(app.db, 'listed-areas')).toBe(today())
    await expect(lastReadOn(app.db, 'sanctions-un')).rejects.toThrow('no fact is called sanctions-un')
  })

  it('each December is a task from its first day on, and is said to customers once the year has ended', async () => {
    const year = Number(shippedFacts.find(({ key }) => key === 'public-holidays')?.readOn?.slice(0, 4)) + 1
    const dayOf = (day: string) => (Date.parse(day) - Date.parse(shippedOn)) / 86_400_000
    await goTo(dayOf(`${year}-12-31`))
    expect(await factOf('public-holidays')).toMatchObject({ state: 'due', due_on: expect.any(String) })
    await read({ fact: 'public-holidays', read_on: `${year}-11-30` })
    expect(await factOf('public-holidays')).toMatchObject({ state: 'due', due_on: `${year}-12-01` })
    expect(await oldOnes(['public-holidays'])).toEqual([])
    await goTo(dayOf(`${year + 1}-01-01`))
    expect(await oldOnes(['public-holidays'])).toMatchObject([{ state: 'due', read_on: `${year}-11-30` }])
  })

  it('is looked up once in a minute for all who ask, and at once where it was read here', async () => {
    expect(await oldOnes(['passages-in-part'])).toEqual([])
    const reading = { outcome: 'changed' as const, read_on: today(), source: 'PortWatch', note: 'More lines' }
    const saved = { saved_by: `administrator:${randomUUID()}`, saved_at: app.clock.now() }
    // As another process saves it.
    await app.db
      .insertInto('fact_readings')
      .values({ fact: 'passages-in-part', number: 1, ...reading, ...saved })
      .execute()
    expect(await oldOnes(['passages-in-part'])).toEqual([])
    app.clock.advance(60_000)
    expect(await oldOnes(['passages-in-part'])).toMatchObject([{ state: 'changed' }])
    expect((await read({ readings: 1 })).status).toBe(200)
    expect(await oldOnes(['passages-in-part'])).toEqual([])
  })

  it('is a task, once, until it was read again', async () => {
    await goTo(7)
    await noteDueFacts(app.deps)
    await noteDueFacts(app.deps)
    const title = 'Read again: Lines sail through Suez and Bab el-Mandeb only in part'
    const [task, ...others] = (await openTasks()).filter((one) => one.title === title)
    expect(others).toEqual([])
    expect(task).toMatchObject({ may_complete: false })
    expect(officeLink(task?.subject ?? '', task?.subject_id ?? '')).toBe(
      '/admin/facts?search=passages-in-part',
    )
    await read({ read_on: today() })
    expect((await openTasks()).filter((task) => task.title === title)).toEqual([])
    await goTo(14)
    await noteDueFacts(app.deps)
    expect((await openTasks()).filter((task) => task.title === title)).toHaveLength(1)
  })

  it('of a list is one that was loaded too long ago; loading it again ends the task', async () => {
    await givenList(app, 'un')
    expect(await factOf('sanctions-un')).toMatchObject({ state: 'current', read_on: today() })
    expect(await factOf('sanctions-eu')).toMatchObject({ state: 'not_loaded', read_on: null })
    await goTo(5)
    await noteDueFacts(app.deps)
    const isOfList = ({ title }: { title: string }) => title.endsWith('Sanctions list of the United Nations')
    expect((await openTasks()).filter(isOfList)).toHaveLength(1)
    await app.db.updateTable('screening_lists').set({ imported_at: app.clock.now() }).execute()
    await noteDueFacts(app.deps)
    expect((await openTasks()).filter(isOfList)).toEqual([])
  })

  it('of a list that nobody has loaded is a task in production alone, until it is loaded', async () => {
    const title = 'Load: Sanctions list of the European Union'
    const tasks = async () => (await openTasks()).filter((task) => task.title === title)
    await noteDueFacts(app.deps)
    expect(await tasks()).toEqual([])
    const config = { ...app.deps.config, isSandbox: false }
    await noteDueFacts({ ...app.deps, config })
    const [task, ...others] = await tasks()
    expect(others).toEqual([])
    expect(officeLink(task?.subject ?? '', task?.subject_id ?? '')).toBe('/admin/facts?search=sanctions-eu')
    await givenList(app, 'eu')
    await noteDueFacts({ ...app.deps, config })
    expect(await tasks()).toEqual([])
  })

  it('after a year without readings stops nothing: every shipped fact is said to be due', async () => {
    await goTo(800)
    const { body } = await app.call(facts.list, {}, office)
    const shipped = body.facts.filter(({ is_loaded }) => !is_loaded)
    expect(shipped.every(({ state }) => state === 'due')).toBe(true)
    expect((await app.server.inject('/readyz')).statusCode).toBe(200)
  })
})

type Reading = Parameters<typeof bodyOf>[0]
const bodyOf = (changes: {
  fact?: string
  readings?: number
  outcome?: 'unchanged' | 'changed'
  read_on?: string
  source?: string
  note?: string
}) => ({
  fact: 'passages-in-part',
  readings: 0,
  outcome: 'unchanged' as const,
  read_on: today(),
  source: 'PortWatch',
  ...changes,
})
const read = (changes: Reading) => app.call(facts.read, { body: bodyOf(changes) }, office)
const today = () => app.clock.now().toISOString().slice(0, 10)

async function factOf(key: string) {
  const { body } = await app.call(facts.list, {}, office)
  return body.facts.find((one) => one.key === key)
}

async function oldOnes(keys: readonly string[]) {
  const { body } = await app.call(oldFacts.list, {})
  return body.facts.filter(({ key }) => keys.includes(key))
}

async function openTasks() {
  await app.runJobs()
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(adminTasks.list, { query: { limit: '100' }, body: {} }, office)
  return body.data
}
