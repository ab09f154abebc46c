import { type ChildProcess, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProductDatabase, members, startDatabases, untilWhole } from './database.ts'
import { productAddress, startFront } from './front.ts'
import { setUpMachines, tearDownMachines } from './machines.ts'
import { type Installation, startProduct } from './product.ts'

export type Cluster = Installation & {
  /** The product's processes. */
  processes: ChildProcess[]
  stop(): void
}

/** All machines, from nothing, in a temporary folder. Says what it waits for, and what is missing where it cannot go on. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'tradelane-cluster-'))
  chmodSync(folder, 0o755)
  const stop = () => {
    tearDownMachines()
    // What went wrong is in the logs.
    if (!process.exitCode) rmSync(folder, { recursive: true, force: true })
  }
  // At any moment, so that no machine is left.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop()
      process.exit(0)
    })
  const [password, secret] = [randomBytes(18).toString('hex'), randomBytes(24).toString('hex')]
  const installation = { folder, password, secret }
  try {
    console.log('Starting three database machines …')
    setUpMachines()
    startDatabases(installation)
    await untilWhole()
    await createProductDatabase(installation)
    console.log('Starting two machines that answer requests and two that run jobs …')
    startFront(folder)
    execFileSync(process.execPath, [join(scripts, 'bundle-server.mjs')], { stdio: 'inherit' })
    const processes = await startProduct(installation, mainProgram)
    console.log(`${await picture()}\nTradelane listens at ${productAddress}. Logs are in ${folder}.`)
    return { ...installation, processes, stop }
  } catch (error) {
    console.error(`The cluster did not start: ${(error as Error).message}\nLogs are in ${folder}.`)
    process.exitCode = 1
    stop()
    process.exit()
  }
}

const scripts = join(import.meta.dirname, '..')
/** Made together with the server of `npm start`, and without its demo. */
const mainProgram = join(scripts, '../.cache/server/main.js')

async function picture(): Promise<string> {
  return (await members()).map(({ name, role, state }) => `  ${name}: ${role}, ${state}`).join('\n')
}
