import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../../../bench/product.ts'
import { clamdServer } from '../../../../packages/providers/test/clamd-server.ts'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { templateWithCompanies } from '../../test/prepared-companies.ts'
import { readConfig } from '../deps/env.ts'
import { openProduct } from './open-product.ts'

test('a scanner that does not answer delays no start, and is said when it is known', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const clamd = await clamdServer()
  clamd.answerNext('hang')
  const database = await freshDatabase(await templateWithCompanies())
  const dataDir = await mkdtemp(join(tmpdir(), 'tradelane-test-'))
  const port = await freePort()
  const config = readConfig({
    ...{ CLAMD: clamd.address, DATA_DIR: dataDir, PORT: String(port) },
    ...{ LOG_LEVEL: 'silent', SANDBOX_RATES: 'still' },
  })
  const { connectionString, close } = database
  const opening = openProduct(config, { connectionString, stop: close }, { preparing: Promise.resolve() })
  await expect.poll(() => clamd.scanned.length, { timeout: 60_000 }).toBe(1)
  // The scanner is asked by a product that listens already.
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  const served = await opening
  clamd.dropAll()
  const fault = `The virus scanner ${clamd.address} gives no verdict, so documents cannot be stored: the scanner answered "". See CLAMD in docs/operations.md.`
  await expect.poll(() => said.mock.calls, { timeout: 60_000 }).toEqual([[fault]])
  said.mockRestore()
  await served.stop()
  await clamd.close()
  await rm(dataDir, { recursive: true })
})
