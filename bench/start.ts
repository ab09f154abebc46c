import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { type Measured, median, pairedRounds, rounds, spread } from './measure.ts'
import { freePort, type Product, removeFolder, startProduct, temporaryFolder } from './product.ts'
import { signIn } from './sign-in.ts'

/** The port is any free one, but links are those of the default one: the demo was prepared with them. */
const asInstalled = { PUBLIC_URL: 'http://localhost:4000' }

/**
 * From the command to the first 200 of `/readyz` (it listens, its database answers and its worker runs): on an empty
 * folder, on an existing one, and after a kill of everything. Each time it must then serve a page and a person who signs in.
 */
export async function run(): Promise<Measured> {
  // As an installation leaves it: the last step of `npm install` by `npm start`, and the builds of the first start.
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/prepare-cluster.ts')])
  await startOnce()
  const warm: number[] = []
  const afterKill: number[] = []
  const first = await pairedRounds(rounds, embeddedFirstStart, async () => {
    const dataDir = await temporaryFolder()
    const started = await startProduct(dataDir, asInstalled)
    await serves(started)
    await started.stop()
    warm.push(await startAndStop(dataDir))
    await (await startProduct(dataDir, asInstalled)).killAll()
    afterKill.push(await startAndStop(dataDir))
    await removeFolder(dataDir)
    return started.readyAfterMs
  })
  return {
    figures: {
      'embedded server alone, first start (ms)': median(first.reference),
      'empty folder to ready (ms)': median(first.ours),
      'empty folder to ready / embedded alone': median(first.ratios),
      'warm start (ms)': median(warm),
      'after kill -9 of everything (ms)': median(afterKill),
    },
    goals: {
      'empty folder to ready / embedded alone': { atMost: 2 },
      'warm start (ms)': { atMost: 1000 },
      'after kill -9 of everything (ms)': { atMost: 3000 },
    },
    notes: [`${rounds} rounds, medians; ratio ${spread(first.ratios)}, warm ${spread(warm, 0)} ms`],
  }
}

async function startAndStop(dataDir: string): Promise<number> {
  const product = await startProduct(dataDir, asInstalled)
  await serves(product)
  await product.stop()
  return product.readyAfterMs
}

async function startOnce(): Promise<void> {
  const dataDir = await temporaryFolder()
  await startAndStop(dataDir)
  await removeFolder(dataDir)
}

async function serves({ address }: Product): Promise<void> {
  const page = await fetch(`${address}/login`)
  if (!page.ok || !(await page.text()).includes('<script')) throw new Error('The sign-in page is not served.')
  const { companyId } = await signIn(address)
  if (!companyId) throw new Error('Nobody can sign in.')
}

async function embeddedFirstStart(): Promise<number> {
  const folder = await temporaryFolder()
  await chmod(folder, 0o755)
  const started = performance.now()
  const args = [
    join(import.meta.dirname, 'embedded-first-start.ts'),
    join(folder, 'data'),
    String(await freePort()),
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const elapsed = performance.now() - started
  await once(child, 'exit')
  await removeFolder(folder)
  return elapsed
}
