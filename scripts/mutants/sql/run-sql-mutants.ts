import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { createVitest, type Vitest } from 'vitest/node'
import { readMigrations } from '../../../packages/db/src/migration-files.ts'
import { databaseOn } from '../../../test/database-server.ts'
import { root, testsOf } from '../folders.ts'
import { type Mutant, wording } from '../mutant.ts'
import { sayIfSurvived } from '../report.ts'
import { mutantsOfSql } from './mutate-sql.ts'
import type { Change } from './read-sql.ts'

export const sqlFolder = 'packages/db/migrations'
const template = 'template_of_mutant'

const isOfTheLedger = ({ name }: { name: string }) => name.startsWith('0002_') || name.includes('_ledger_')

/** The ledger's functions, triggers and rights. */
export function sqlFiles(): string[] {
  return readMigrations()
    .filter(isOfTheLedger)
    .map(({ name }) => `${sqlFolder}/${name}`)
}

/** Migrates a database with each mutant in turn and runs the ledger's tests on copies of it, until one of them fails. */
export async function runSqlMutants(server: string, files: string[]): Promise<Mutant[]> {
  // The loop of a mutant may never end, and goes on in its backend after the test has given up.
  process.env.PGOPTIONS = '-c statement_timeout=30s'
  process.env.MUTANT_TESTS = JSON.stringify(testsOf({ folder: 'packages/ledger/src' }))
  const vitest = await createVitest(
    'test',
    { config: join(root, 'scripts/mutants/vitest.config.ts'), watch: false, bail: 1, reporters: [{}] },
    { logLevel: 'silent' },
  )
  try {
    // The first run is Vitest's own set-up, which provides its own template.
    await vitest.start([join(root, 'packages/ledger/src/check-invariants.test.ts')])
    vitest.provide('template', template)
    const tests = await fastestFirst(server, vitest)
    const mutants: Mutant[] = []
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8')
      for (const change of mutantsOfSql(text)) {
        const isKilled = await tryMutant(server, vitest, tests, basename(file), text, change)
        // What PostgreSQL does not accept is no mutant.
        if (isKilled === undefined) continue
        const mutant = {
          file,
          ...wording(text, change.start, change.end, change.replacement),
          isKilled,
        }
        mutants.push(mutant)
        process.stdout.write('.')
        sayIfSurvived(mutant)
      }
    }
    console.log()
    await fastestFirst(server, vitest)
    return mutants
  } finally {
    await vitest.close()
  }
}

async function tryMutant(
  server: string,
  vitest: Vitest,
  tests: string[],
  name: string,
  text: string,
  { start, end, replacement }: Change,
): Promise<boolean | undefined> {
  const mutated = `${text.slice(0, start)} ${replacement} ${text.slice(end)}`
  if (!(await migrateWith(server, name, mutated))) return undefined
  for (const test of tests) if (!(await passes(vitest, test))) return true
  return false
}

/** Also the proof that the tests pass on a copy without a mutant: otherwise each mutant would count as killed. */
async function fastestFirst(server: string, vitest: Vitest): Promise<string[]> {
  await migrateWith(server, '', '')
  const times = new Map<string, number>()
  const files: string[] = JSON.parse(process.env.MUTANT_TESTS ?? '[]')
  for (const file of files) {
    const started = Date.now()
    if (!(await passes(vitest, file))) throw new Error(`${file} fails without a mutant`)
    times.set(file, Date.now() - started)
  }
  return files.sort((one, other) => (times.get(one) ?? 0) - (times.get(other) ?? 0))
}

async function passes(vitest: Vitest, file: string): Promise<boolean> {
  vitest.state.filesMap.clear()
  vitest.state.errorsSet.clear()
  const { testModules, unhandledErrors } = await vitest.start([join(root, file)])
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok())
}

/** Functions of the ledger that a migration of other tables has replaced. */
const replaced = /^create or replace function ledger_[\s\S]*?\$\$;$/gm

/** The ledger needs no migration but those before its first and its own, and what others say of its functions. */
async function migrateWith(server: string, name: string, mutated: string): Promise<boolean> {
  // A test that a mutant kept waiting leaves its connections open: after a few of them the server would take no more.
  const leftOver = `select pg_terminate_backend(pid) from pg_stat_activity
                     where backend_type = 'client backend' and pid <> pg_backend_pid()`
  await query(
    server,
    leftOver,
    `drop database if exists ${template} with (force)`,
    `create database ${template}`,
  )
  const bookkeeping = 'create table schema_migrations (name text primary key)'
  const texts = readMigrations().flatMap((file) => {
    if (file.name === name) return [mutated]
    return file.name < '0003' || isOfTheLedger(file) ? [file.text] : (file.text.match(replaced) ?? [])
  })
  return query(databaseOn(server, template), bookkeeping, ...texts).then(
    () => true,
    () => false,
  )
}

async function query(connectionString: string, ...texts: string[]): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const text of texts) await client.query(text)
  } finally {
    await client.end()
  }
}
