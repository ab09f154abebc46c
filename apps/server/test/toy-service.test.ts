import { type CodeRequestOf, verification } from '@tradelane/contract/approvals/calls'
import { links } from '@tradelane/contract/links/calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { adminSearch, search } from '@tradelane/contract/search/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemScope } from '../src/access/scope.ts'
import { features } from '../src/app/features.ts'
import { processEvents } from '../src/features/inbox/notifications/index.ts'
import { listOpenSteps, makeMoneyStep } from '../src/features/money/steps/index.ts'
import { sendLink } from '../src/features/people/links/index.ts'
import { costLinesOf } from '../src/registry/cost-lines.ts'
import { inTransaction } from '../src/transaction.ts'
import { booksOf } from './books.ts'
import { givenAdministrator } from './given-administrator.ts'
import { givenBalance } from './given-balance.ts'
import { type GivenCompany, givenCompany, givenPassword } from './given-company.ts'
import { pdfFile } from './sample-files.ts'
import { failure } from './test-app.ts'
import { theApp } from './the-app.ts'
import { cashbackTable } from './toy-service/cashback.ts'
import { officeToys, type payToysRequest, toys } from './toy-service/contract.ts'
import { toyService } from './toy-service/service.ts'
import { toyTable } from './toy-service/toys.ts'

// The proof that a new service is one folder and one line of the registry: this line.
const registry = [...features, toyService]

const app = theApp({}, { features: registry })
let company: GivenCompany
let office: { token: string }
beforeAll(async () => {
  await app.deps.pool.query(toyTable)
  await app.deps.pool.query(cashbackTable)
  company = await givenCompany(app, { kyb: 'Clear' })
  await givenBalance(app, company, '500', 'USD')
  office = { token: (await givenAdministrator(app)).token }
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('a service of one folder and one line', () => {
  it('has its calls, states, numbers, a time line and a next step', async () => {
    const toyId = await order()
    await price(toyId)
    const { toy, timeline, next } = await read(toyId)
    expect(toy).toMatchObject({ state: 'priced', toy_number: expect.stringMatching(/^TY-\d{4}-\d{6}$/) })
    expect(timeline.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Ordered: You ordered the toys.',
      'Priced: Tradelane priced the toys.',
    ])
    expect(next).toMatchObject({ who: 'approver', text: 'Pay for the toys.' })
  })

  it('refuses a move that its states do not allow', async () => {
    const toyId = await order()
    await price(toyId)
    expect(failure(await price(toyId)).error.code).toBe('ILLEGAL_STATE')
  })

  it('shows its records to their own company alone', async () => {
    const toyId = await order()
    const stranger = await givenCompany(app)
    expect((await app.call(toys.get, { body: { toy_id: toyId } }, stranger)).status).toBe(404)
  })

  it('is paid only with the password', async () => {
    const toyId = await order()
    await price(toyId)
    expect(failure(await pay(toyId, 'not the password')).error.code).toBe('WRONG_CODE')
    expect((await read(toyId)).toy.state).toBe('priced')
  })

  it('is paid by a charge, which moves its state', async () => {
    const toyId = await order()
    await price(toyId)
    app.clock.advance(31_000)
    const before = Number((await booksOf(app, company.companyId))['available USD'])
    expect((await pay(toyId)).status).toBe(200)
    expect((await read(toyId)).toy.state).toBe('paid')
    expect(Number((await booksOf(app, company.companyId))['available USD'])).toBe(before - 100)
  })

  it('has the provider move its money once, also where the process dies after the call', async () => {
    await app.runJobs()
    const toyId = await order()
    await price(toyId)
    app.clock.advance(31_000)
    await pay(toyId)
    const scope = systemScope(company.companyId)
    const [open] = await listOpenSteps(app.deps, scope)
    const job = { companyId: company.companyId, subject: 'toy_cashback', id: open?.key ?? '' } as const
    const dying = {
      ...app.deps,
      crashAt: (point: string) => {
        throw new Error(point)
      },
    }
    await expect(makeMoneyStep(dying, job)).rejects.toThrow('toy_after_call')
    const available = async () => Number((await booksOf(app, company.companyId))['available USD'])
    const before = await available()
    for (const _ of [1, 2]) await app.runJobs()
    expect(await available()).toBe(before + 1)
    expect(await listOpenSteps(app.deps, scope)).toEqual([])
  })

  it('receives a document by a link from somebody without an account', async () => {
    const toyId = await order()
    const { companyId, userId } = company
    const email = 'mill@deccan.example'
    const link = {
      purpose: 'doc_upload',
      subject: 'toy',
      subjectId: toyId,
      asked: 'Certificate',
      email,
    } as const
    await inTransaction(app.db, (tx) =>
      sendLink(tx, {
        ...link,
        companyId,
        by: `user:${userId}`,
        recipient: 'Meera Joshi',
        maxUses: 1,
        at: app.clock.now(),
      }),
    )
    await app.runJobs()
    const [mail] = await app.mails(email)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const body = { token, base64File: pdfFile().toString('base64'), file_name: 'certificate.pdf' }
    expect((await app.call(links.upload, { body })).status).toBe(200)
    expect((await read(toyId)).timeline.map(({ title }) => title)).toEqual([
      'Ordered',
      'Link sent',
      'Document received',
      'Link answered',
    ])
  })

  it('opens a task of the back office and notifies the company', async () => {
    const toyId = await order('Kites')
    await processAll()
    const tasks = async () =>
      (await app.call(adminTasks.list, { query: { limit: '100' }, body: {} }, office)).body.data.filter(
        ({ subject_id }) => subject_id === toyId,
      )
    expect((await tasks()).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Price Toy order TY-\d{4}-\d{6} for /),
    ])
    await price(toyId)
    await processAll()
    expect(await tasks()).toEqual([])
    const { data } = (await app.call(notifications.list, { query: {} }, company)).body
    expect(data.find(({ subject_id }) => subject_id === toyId)).toMatchObject({
      subject: 'toy',
      body: 'The toys cost 100.00 USD.',
    })
  })

  it('is found by number and name, by its company and by the back office', async () => {
    const toyId = await order('Spinning tops')
    const { toy_number } = (await read(toyId)).toy
    const own = await app.call(search.own, { body: { text: 'spinning' } }, company)
    expect(own.body.hits).toEqual([
      { kind: 'toy', id: toyId, number: toy_number, title: 'Spinning tops', link: `/toys/${toyId}` },
    ])
    const all = await app.call(adminSearch.all, { body: { text: toy_number } }, office)
    expect(all.body.hits.map(({ link }) => link)).toContain(`/admin/toys/${toyId}`)
  })

  it('lists the costs of its records', async () => {
    const toyId = await order('Dolls')
    const lines = () => costLinesOf(app.deps, systemScope(company.companyId), [{ subject: 'toy', id: toyId }])
    expect(await lines()).toMatchObject([{ description: 'Dolls', standing: 'quoted' }])
    await price(toyId)
    app.clock.advance(31_000)
    await pay(toyId)
    expect(await lines()).toMatchObject([{ description: 'Dolls', standing: 'paid' }])
  })
})

const order = async (name = 'Wooden trains') =>
  (await app.call(toys.order, { body: { name } }, company)).body.toy_id
const price = (toy_id: string) => app.call(officeToys.price, { body: { toy_id } }, office)
const pay = async (toy_id: string, password = givenPassword) => {
  const body = { type: 'toys', toy_id } satisfies CodeRequestOf<typeof payToysRequest>
  await app.call(verification.sendCode, { body }, company)
  const verify_code = await app.newestCode(company.email)
  return app.call(toys.pay, { body: { toy_id, password, verify_code } }, company)
}
const read = async (toy_id: string) => (await app.call(toys.get, { body: { toy_id } }, company)).body
const processAll = async () => {
  while ((await processEvents(app.deps)) > 0);
  await app.runJobs()
}
