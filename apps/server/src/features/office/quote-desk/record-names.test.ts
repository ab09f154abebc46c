import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { adminSearch, search } from '@tradelane/contract/search/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDeskRequest } from '../../../../test/given-quote-case.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

test('a request is found by its number and by the words of its title, by its customer and the desk alone', async () => {
  const [company, stranger] = [await givenCompany(app, { kyb: 'Clear' }), await givenCompany(app)]
  const admin = await givenAdministrator(app)
  const { case_id, transaction_id } = await givenDeskRequest(app, company)
  const { body } = await app.call(quoteDesk.get, { body: { transaction_id } }, { token: admin.token })
  const [{ number = '' } = {}] = body.cases
  const hits = async (endpoint: typeof search.own | typeof adminSearch.all, text: string, token: string) =>
    (await app.call(endpoint, { body: { text } }, { token })).body.hits.map(({ id }) => id)

  for (const text of [number, number.replace('QR-', '').toLowerCase(), 'mumbai HAMBURG', 'Hamb']) {
    expect(await hits(adminSearch.all, text, admin.token)).toContain(case_id)
    expect(await hits(search.own, text, company.token)).toContain(case_id)
    expect(await hits(search.own, text, stranger.token)).toEqual([])
  }
  expect(await hits(adminSearch.all, 'Mumbai Rotterdam', admin.token)).not.toContain(case_id)
})
