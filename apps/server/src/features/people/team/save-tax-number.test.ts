import { team } from '@tradelane/contract/team/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let owner: GivenCompany
beforeEach(async () => {
  owner = await givenCompany(app)
})

describe('the tax number of a company', () => {
  test('is empty at first, saved in capitals, and changed with an event', async () => {
    expect(await read()).toBe('')
    expect((await save(' de 123 456 789 ')).status).toBe(200)
    expect(await read()).toBe('DE 123 456 789')
    expect(await events()).toEqual([
      {
        to_state: 'tax_number_changed',
        before: { tax_number: null },
        after: { tax_number: 'DE 123 456 789' },
      },
    ])
  })

  test('is saved once when it is sent twice, and deleted', async () => {
    await save('27AAPFU0939F1ZV')
    await save('27AAPFU0939F1ZV')
    expect(await events()).toHaveLength(1)
    await save('')
    expect(await read()).toBe('')
  })

  test.each(['12', 'DE_123', 'X'.repeat(31)])('%s is refused', async (text) => {
    expect(failure(await save(text)).error.fields).toEqual({
      tax_number: 'Enter 4 to 30 letters and digits, or leave it empty',
    })
  })

  test('is for owners only', async () => {
    const colleague = await givenColleague(app, owner, 'preparer')
    expect((await save('DE123456789', { ...owner, ...colleague })).status).toBe(403)
    expect(await read()).toBe('')
  })
})

const save = (tax_number: string, { token } = owner) =>
  app.call(team.saveTaxNumber, { body: { tax_number } }, { token })
const read = async () => (await app.call(team.get, {}, owner)).body.tax_number
const events = () =>
  app.db
    .selectFrom('events')
    .select(['to_state', 'before', 'after'])
    .where('uid', '=', owner.companyId)
    .where('subject', '=', 'team')
    .execute()
