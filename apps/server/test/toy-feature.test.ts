import { search } from '@tradelane/contract/search/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { features } from '../src/app/features.ts'
import { processEvents } from '../src/features/inbox/notifications/index.ts'
import { givenAdministrator } from './given-administrator.ts'
import { type GivenCompany, givenCompany } from './given-company.ts'
import { failure } from './test-app.ts'
import { theApp } from './the-app.ts'
import { buoyFeature, buoys, buoyTable } from './toy-feature/feature.ts'

// The proof that a new feature is one folder and one line of the list: this line.
const withBuoys = [...features, buoyFeature]

const app = theApp({}, { features: withBuoys })
let company: GivenCompany
beforeAll(async () => {
  await app.deps.pool.query(buoyTable)
  company = await givenCompany(app)
})

const lay = (name: string, by = company) => app.call(buoys.add, { body: { name } }, by)

describe('a feature of one folder and one line', () => {
  it('has its calls, its job, and a task of the office by its rule and name', async () => {
    const { buoy_id } = (await lay('Elbe 1')).body
    await app.runJobs()
    while ((await processEvents(app.deps)) > 0);
    const office = await givenAdministrator(app)
    const { data } = (await app.call(adminTasks.list, { query: { limit: '100' }, body: {} }, office)).body
    expect(data.filter(({ subject_id }) => subject_id === buoy_id).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Chart Buoy Elbe 1 of /),
    ])
  })

  it('refuses what its constraint forbids', async () => {
    await lay('Elbe 2')
    expect(failure(await lay('Elbe 2')).error.code).toBe('CONFLICT')
  })

  it('is found by its company, and not by another', async () => {
    const { buoy_id } = (await lay('Weser')).body
    const find = async (by: { token: string }) =>
      (await app.call(search.own, { body: { text: 'weser' } }, by)).body.hits
    expect(await find(company)).toMatchObject([
      { kind: 'buoy', id: buoy_id, title: 'Weser', link: `/buoys/${buoy_id}` },
    ])
    expect(await find(await givenCompany(app))).toEqual([])
  })
})

describe('the list of features', () => {
  it('gives each subject of events one feature', () => {
    const subjects = features.flatMap((entry) => [
      ...(entry.subjects ?? []),
      ...('info' in entry ? [String((entry.info as { subject: string }).subject)] : []),
    ])
    expect(subjects.length).toBeGreaterThan(40)
    expect(subjects.filter((subject, index) => subjects.indexOf(subject) !== index)).toEqual([])
  })

  it('has rules and names only for subjects of the same feature', () => {
    const strangers = features.flatMap(({ subjects = [], rules = {}, nameRecords = {}, ...entry }) => {
      const own = new Set<string>([
        ...subjects,
        ...('info' in entry ? [(entry.info as { subject: string }).subject] : []),
      ])
      return [...Object.keys(rules), ...Object.keys(nameRecords)].filter((subject) => !own.has(subject))
    })
    expect(strangers).toEqual([])
  })

  it('has one handler for each job, one refusal for each constraint, one owner for each crash point', () => {
    const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)
    expect(twice(features.flatMap(({ tasks = {} }) => Object.keys(tasks)))).toEqual([])
    expect(twice(features.flatMap(({ constraints = {} }) => Object.keys(constraints)))).toEqual([])
    expect(twice(features.flatMap(({ crashPoints = [] }) => [...crashPoints]))).toEqual([])
  })
})
