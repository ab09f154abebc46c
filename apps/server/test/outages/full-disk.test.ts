import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '@tradelane/contract/accounts/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { type EmbeddedServer, startEmbedded } from '@tradelane/db/embedded'
import { checkInvariants } from '@tradelane/ledger'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { prepareDatabase } from '../../src/app/prepare-database.ts'
import { givenCompany } from '../given-company.ts'
import { hafenhandel } from '../given-partner.ts'
import { type SmallDisk, smallDisk } from '../soak/small-disk.ts'
import { failure, type TestApp, testApp } from '../test-app.ts'

let folder = ''
let disk: SmallDisk | undefined
let server: EmbeddedServer | undefined
let app: TestApp
afterEach(async () => {
  await app?.close()
  await server?.stop()
  disk?.remove()
  await rm(folder, { recursive: true, force: true })
})

test('a full disk of the database refuses what has to be written, and what was acknowledged is there, once', async ({
  skip,
}) => {
  folder = await mkdtemp(join(tmpdir(), 'tradelane-full-disk-'))
  disk = smallDisk(folder, 400)
  // Only root may make such a disk.
  if (!disk) return skip()
  const watch = { restarted: () => undefined, failed: () => undefined }
  server = await startEmbedded({ dataDir: join(folder, 'data'), watch })
  await prepareDatabase(server.connectionString)
  app = await testApp({}, { database: server })
  const { token, companyId } = await givenCompany(app)
  const ask = async () => (await app.call(accounts.profile, {}, { token })).status

  // Each adds a partner with a key of its own; answers the code where it is refused.
  const add = async (number: number): Promise<string> => {
    const body = [{ ...hafenhandel, company_registration_number: `HRB ${number}` }]
    const answer = await app.call(partners.add, { body }, { token, key: `partner-${number}` })
    return answer.status === 200 ? 'added' : failure(answer).error.code
  }
  expect(await add(0)).toBe('added')

  const giveBack = await disk.fill()
  const answers: string[] = []
  while ((answers.at(-1) ?? 'added') === 'added') answers.push(await add(answers.length + 1))
  expect(answers.at(-1)).toBe('DEPENDENCY_UNAVAILABLE')
  expect(await ask()).toBe(200)

  // Without room for its log, the server dies.
  await expect(writeUntilItDies(server.connectionString)).rejects.toThrow()
  expect(['DEPENDENCY_UNAVAILABLE', 'OUTCOME_UNKNOWN']).toContain(await add(answers.length))

  await giveBack()
  const isBack = async () => (await ask().catch(() => 0)) === 200 && (await add(answers.length))
  await expect.poll(isBack, { timeout: 60_000, interval: 200 }).toBe('added')
  for (let number = 0; number < answers.length; number++) expect(await add(number)).toBe('added')
  const rows = await app.db
    .selectFrom('partners')
    .select('company_registration_number')
    .where('uid', '=', companyId)
    .execute()
  expect(rows).toHaveLength(answers.length + 1)
  expect(await checkInvariants(app.db)).toEqual([])
}, 300_000)

async function writeUntilItDies(connectionString: string): Promise<never> {
  const client = new pg.Client(connectionString)
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (;;) await client.query("select pg_logical_emit_message(false, 'filler', 'x'), pg_switch_wal()")
  } finally {
    await client.end().catch(() => undefined)
  }
}
