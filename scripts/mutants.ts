import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabaseServer } from '../test/database-server.ts'
import { type AskedLines, filesOf, type MutatedFolder, mutatedPackages, root } from './mutants/folders.ts'
import type { Mutant } from './mutants/mutant.ts'
import { runQueryMutants } from './mutants/queries/run-query-mutants.ts'
import { countOf, goal, scoreOf, tableOf, total, writeReport } from './mutants/report.ts'
import { runStryker } from './mutants/run-stryker.ts'
import { mutatedServer } from './mutants/server-folders.ts'
import { runSqlMutants, sqlFiles, sqlFolder } from './mutants/sql/run-sql-mutants.ts'

// Changes the code that handles money, one place at a time, and asks whether a test notices (docs/mutants.md).
// `npm run mutants` tries all of it, `npm run mutants -- PATH` one file or folder, `npm run mutants -- FILE:LINE` what is in a line.

type Part = { folder: string; files: string[]; isWhole: boolean; run: () => Promise<Mutant[]> }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    // Only what the queries' own mutants do: quick, for a changed query.
    queries: { type: 'boolean', default: false },
  },
})
const concurrency = Number(values.concurrency)
const asked = positionals.map((place) => {
  const [path = '', line] = relative(root, resolve(place)).split(':')
  return { path, line: Number(line ?? 0) }
})
const isAsked = (file: string) =>
  asked.length === 0 || asked.some(({ path }) => `${file}/`.startsWith(`${path}/`))
const linesOf: AskedLines = (file) =>
  asked.filter(({ path, line }) => path === file && line > 0).map(({ line }) => line)

// A test that fails in its set-up may leave its connections open, and most tests of a mutant fail.
const server = await openDatabaseServer({ connections: 2_000 })
process.env.TEST_DATABASE_SERVER = server.connectionString
process.once('SIGINT', () => server.close().finally(() => process.exit(130)))

const everything = [...[...mutatedPackages, ...mutatedServer].map(tsPart), sqlPart()]
const parts = everything.map(narrow).filter(({ files }) => files.length > 0)
if (parts.length === 0) {
  console.error(`${asked.join(', ')}: not in the list of scripts/mutants/folders.ts`)
  process.exit(1)
}

const date = new Date().toISOString().slice(0, 10)
const rows = []
for (const { folder, files, run } of parts) {
  console.log(`\n— ${folder} (${files.length} files)`)
  rows.push(countOf(folder, await run(), date))
}
await server.close()

console.log(`\n${tableOf(rows)}`)
const whole = values.queries ? [] : rows.filter((_, index) => parts[index]?.isWhole)
if (whole.length > 0)
  writeReport(
    whole,
    everything.map(({ folder }) => folder),
  )
const score = scoreOf(total(rows))
console.log(`\nScore ${score.toFixed(1)} %, at least ${goal} % is wanted`)
process.exit(score >= goal ? 0 : 1)

function tsPart(folder: MutatedFolder): Part {
  const part: Part = {
    folder: folder.folder,
    files: filesOf(folder),
    isWhole: true,
    run: async () => [
      ...(values.queries ? [] : await runStryker(folder, part.files, concurrency, linesOf)),
      ...(await runQueryMutants(folder, part.files, linesOf)),
    ],
  }
  return part
}

function sqlPart(): Part {
  const part: Part = {
    folder: sqlFolder,
    files: sqlFiles(),
    isWhole: true,
    run: () => runSqlMutants(server.connectionString, part.files),
  }
  return part
}

function narrow(part: Part): Part {
  const files = part.files.filter(isAsked)
  const isWhole = files.length === part.files.length && files.every((file) => linesOf(file).length === 0)
  return Object.assign(part, { isWhole, files })
}
