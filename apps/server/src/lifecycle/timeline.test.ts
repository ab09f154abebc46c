import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { givenAdministrator } from '../../test/given-administrator.ts'
import { givenCompany } from '../../test/given-company.ts'
import { theApp } from '../../test/the-app.ts'
import { toyStateTable } from '../../test/toy-service/contract.ts'
import { toyLifecycle, toyTable } from '../../test/toy-service/toys.ts'
import type { CompanyScope, OfficeScope } from '../access/scope.ts'
import { inTransaction } from '../transaction.ts'
import { begin } from './begin.ts'
import { move } from './move.ts'
import { timelineOf } from './timeline.ts'

const app = theApp()
let scope: CompanyScope
let office: OfficeScope
beforeAll(async () => {
  await app.deps.pool.query(toyTable)
  const { companyId, userId } = await givenCompany(app)
  scope = { kind: 'company', role: 'owner', companyId, userId }
  office = { kind: 'office', administratorId: (await givenAdministrator(app)).administratorId }
  const values = { toy_id: id, name: 'Blocks', version: 1, created_at: at } as never
  await inTransaction(app.db, (tx) => begin(tx, toyLifecycle, { scope, to: 'ordered', at, values }))
  await inTransaction(app.db, (tx) => move(tx, toyLifecycle, { scope: office, id, to: 'priced', at, reason }))
})

describe('the time line', () => {
  it('calls its reader "You", and an administrator "Tradelane"', async () => {
    const [ordered, priced] = await textsFor(scope)
    expect(ordered).toMatch(/^You /)
    expect(priced).toMatch(/^Tradelane /)
  })

  it('names both persons to the back office', async () => {
    const [ordered, priced] = await textsFor(office)
    expect(ordered).toMatch(/^Ada Okafor /)
    expect(priced).toMatch(/^Bo Lindqvist /)
  })

  it('calls a colleague by name', async () => {
    const [ordered] = await textsFor({ ...scope, userId: randomUUID() })
    expect(ordered).toMatch(/^Ada Okafor /)
  })

  it('ends with one full stop where a text with its own comes last', async () => {
    await givenName('Suzhou Precision Co.')
    const step = { ...toyStateTable.priced, withReason: '{reason}, by {who}.' }
    const lifecycle = { ...toyLifecycle, steps: { 'ordered > priced': step } }
    const items = await timelineOf(app.db, lifecycle, office, { companyId: scope.companyId, id })
    expect(items[1]?.text).toMatch(/by Suzhou Precision Co\.$/)
  })

  it('shows a name with braces as it is', async () => {
    await givenName('{reason} $&')
    const step = { ...toyStateTable.priced, withReason: '{who} gave a price: {reason}' }
    const lifecycle = { ...toyLifecycle, steps: { 'ordered > priced': step } }
    const items = await timelineOf(app.db, lifecycle, office, { companyId: scope.companyId, id })
    expect(items[1]?.text).toBe('{reason} $& gave a price: As agreed.')
  })
})

const id = randomUUID()
const at = new Date('2026-11-22T10:00:00Z')
const reason = 'As agreed'

/** The administrator is called so until the test ends. */
async function givenName(name: string): Promise<void> {
  const rename = (text: string) =>
    app.deps.pool.query('update administrators set name = $2 where administrator_id = $1', [
      office.administratorId,
      text,
    ])
  await rename(name)
  onTestFinished(() => rename('Bo Lindqvist').then(() => undefined))
}

const textsFor = async (reader: CompanyScope | OfficeScope) => {
  const items = await timelineOf(app.db, toyLifecycle, reader, { companyId: scope.companyId, id })
  return items.map(({ text }) => text)
}
