import { documents } from '@tradelane/contract/documents/calls'
import { links } from '@tradelane/contract/links/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClamdServer, clamdServer } from '../../../../packages/providers/test/clamd-server.ts'
import { givenAdministrator } from '../../test/given-administrator.ts'
import { givenCompany } from '../../test/given-company.ts'
import { featuresWithLinks, givenLink } from '../../test/given-link.ts'
import { givenBooking } from '../../test/given-shipment.ts'
import { pdfFile } from '../../test/sample-files.ts'
import { failure, type TestApp, testApp } from '../../test/test-app.ts'
import { readConfig } from '../deps/env.ts'
import { faultOfScanner, scannerOf } from './scanner-of.ts'

let clamd: ClamdServer
let app: TestApp
const logged: string[] = []
beforeAll(async () => {
  clamd = await clamdServer()
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
  app = await testApp({ CLAMD: clamd.address }, { log, features: featuresWithLinks })
})
afterAll(async () => {
  await app?.close()
  await clamd?.close()
})

test('a file in which the scanner finds something is refused, and leaves nothing', async () => {
  const { token, companyId } = await givenCompany(app)
  clamd.answerNext('stream: Bad.Thing-1 FOUND')
  const refused = await upload(token, pdfFile())
  expect([refused.status, failure(refused).error]).toMatchObject([
    415,
    { code: 'WRONG_FILE_TYPE', fields: { base64File: 'This file is not safe' } },
  ])
  expect(await documentsOf(companyId)).toBe(0)
  expect(logged.filter((line) => line.includes('"found":"Bad.Thing-1"'))).toHaveLength(1)
  expect((await upload(token, pdfFile())).status).toBe(200)
  expect(clamd.scanned.at(-1)?.equals(pdfFile())).toBe(true)
  expect(await documentsOf(companyId)).toBe(1)
})

test('while the scanner gives no verdict, no file is stored, and nothing else waits', async () => {
  const { token, companyId } = await givenCompany(app)
  clamd.answerNext('drop')
  const refused = await upload(token, pdfFile())
  expect([refused.status, failure(refused).error]).toMatchObject([
    503,
    {
      code: 'DEPENDENCY_UNAVAILABLE',
      fields: { base64File: 'Files cannot be checked for viruses right now' },
    },
  ])
  expect(await documentsOf(companyId)).toBe(0)
  expect((await app.call(wallet.balances, {}, { token })).status).toBe(200)
  expect((await upload(token, pdfFile())).status).toBe(200)
})

test('while files of a company wait, its members find places beside its links, and the office beside them', async () => {
  const company = await givenCompany(app, { kyb: 'Clear' })
  const { logisticsId } = await givenBooking(app, company.token)
  const link = await givenLink(app, company, { maxUses: 5 })
  const office = await givenAdministrator(app)
  const base64File = pdfFile().toString('base64')
  const byLink = () => app.call(links.upload, { body: { token: link.token, base64File } })
  const byOffice = () => {
    const body = { logistics_id: logisticsId, document_type: 'packing_list', base64File } as const
    return app.call(officeBookings.addDocument, { body }, { token: office.token })
  }
  const before = clamd.scanned.length
  const waiting: Promise<{ status: number }>[] = []
  const wait = async (...sent: Promise<{ status: number }>[]) => {
    waiting.push(...sent)
    await expect.poll(() => clamd.scanned.length - before, { timeout: 60_000 }).toBe(waiting.length)
  }
  clamd.answerNext(...Array<string>(4).fill('hang'))
  await wait(byLink(), byLink())
  expect((await byLink()).status).toBe(503)
  await wait(...[1, 2].map(() => upload(company.token, pdfFile())))
  expect((await upload(company.token, pdfFile())).status).toBe(503)
  expect((await byOffice()).status).toBe(200)
  clamd.dropAll()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503, 503, 503, 503])
})

test('the start says that the configured scanner is not there, and nothing where it answers', async () => {
  expect(await faultOfScanner(app.deps.config, app.deps.scanner)).toBeUndefined()
  const away = readConfig({ CLAMD: '/no/such/socket' })
  expect(await faultOfScanner(away, scannerOf(away))).toBe(
    'The virus scanner /no/such/socket gives no verdict, so documents cannot be stored: the scanner could not be asked: connect ENOENT /no/such/socket. See CLAMD in docs/operations.md.',
  )
  const none = readConfig({})
  expect([scannerOf(none), await faultOfScanner(none, undefined)]).toEqual([undefined, undefined])
})

test.each(['clamd', 'scanner.example', ':3310', 'http://scanner:3310'])('CLAMD=%j is refused', (value) => {
  expect(() => readConfig({ CLAMD: value })).toThrow('CLAMD:')
})

const upload = (token: string, file: Buffer) =>
  app.call(
    documents.upload,
    { body: { base64File: file.toString('base64'), folder_name: 'user' } },
    { token },
  )

async function documentsOf(companyId: string): Promise<number> {
  const rows = await app.db
    .selectFrom('documents')
    .select('document_id')
    .where('uid', '=', companyId)
    .execute()
  return rows.length
}
