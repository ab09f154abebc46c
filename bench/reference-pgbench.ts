import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { NotInstalled } from './measure.ts'

const run = promisify(execFile)

/** R is the TPC-B-like transaction at this scale, with these clients and threads: design of the ledger bench. */
const scale = 50
const load = ['-n', '-c', '16', '-j', '2']

/** Fills a database of its own with pgbench's tables (some 750 MB). */
export async function prepareReference(connectionString: string): Promise<void> {
  await run(pgbench(), ['-i', '-q', '-s', String(scale), connectionString])
}

/** R: transactions a second of the TPC-B-like script that pgbench brings. */
export async function measureReference(connectionString: string, seconds: number): Promise<number> {
  const args = [...load, '-T', String(seconds), '-b', 'tpcb-like', connectionString]
  return readResult((await run(pgbench(), args)).stdout).tps
}

/** A script of our own under the same load, its statement prepared. The same seed sends the same values again. */
export async function measureScript(
  connectionString: string,
  options: { file: string; seed: number } & ({ seconds: number } | { transactionsEach: number }),
): Promise<{ tps: number; transactions: number }> {
  const length =
    'seconds' in options ? ['-T', String(options.seconds)] : ['-t', String(options.transactionsEach)]
  const script = ['-M', 'prepared', '-f', options.file, `--random-seed=${options.seed}`]
  return readResult((await run(pgbench(), [...load, ...length, ...script, connectionString])).stdout)
}

function readResult(output: string): { tps: number; transactions: number } {
  const tps = /^tps = ([\d.]+)/m.exec(output)?.[1]
  const transactions = /actually processed: (\d+)/.exec(output)?.[1]
  if (!tps || !transactions || !/failed transactions: 0 /.test(output)) {
    throw new Error(`pgbench did not do what was asked:\n${output}`)
  }
  return { tps: Number(tps), transactions: Number(transactions) }
}

/** npm's PostgreSQL brings no pgbench; the system's talks to any server. */
function pgbench(): string {
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'pgbench'))
  const packaged = globSync('/usr/lib/postgresql/*/bin/pgbench').sort().reverse()
  const found = [...inPath, ...packaged].find((file) => existsSync(file))
  if (!found) {
    throw new NotInstalled(
      'The ledger bench measures against pgbench, which is missing: install PostgreSQL (on Debian, "postgresql").',
    )
  }
  return found
}
