import { adminScreening } from '@tradelane/contract/screening/calls'
import { expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

it('a match is found by its number, its company and both names', async () => {
  const { token } = await givenAdministrator(app)
  const { companyId } = await givenCompany(app)
  await app.deps.pool.query(
    `insert into screening_cases (case_id, uid, company_name, state, version, subject, subject_id, fingerprint, party, list, entry_id,
       entry_fingerprint, entry, score, parts, opened_at, due_at, updated_at)
     values (gen_random_uuid(), $1, 'Okafor Imports Inc.', 'open', 1, 'partner', '1', 'f', '{}', 'sandbox', '1', 'e', '{}', 0.9,
       '{"name": "Novo Mirna Trading", "matchedName": "NOVA MIRNA CO", "words": []}', now(), now(), now())`,
    [companyId],
  )
  const find = async (search: string) => {
    const { body } = await app.call(adminScreening.list, { query: { search } }, { token })
    return body.cases
  }
  const [shown] = await find('')
  for (const search of [shown?.case_number ?? '', 'okafor', 'novo mirna', 'nova'])
    expect((await find(search)).map((found) => found.case_id)).toEqual([shown?.case_id])
  expect(await find('novo albatross')).toEqual([])
})
