import { checkInvariants } from '@tradelane/ledger'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { reconcileProvider } from '../src/features/books/reconciliation/index.ts'
import { entryKinds } from '../src/features/books/statements/entry-kinds.ts'
import { checkInvoices, writeInvoices } from '../src/features/money/invoices/index.ts'
import { type TestApp, testApp } from './test-app.ts'

type AppChoices = Parameters<typeof testApp>[1] & {
  /** Another one for each test: where tests change what the whole platform has in common. */
  isForEachTest?: boolean
}

/** The whole application for the tests of a file: made before the first of them, closed after the last. */
export function theApp(
  env: Record<string, string> = {},
  { isForEachTest = false, ...choices }: AppChoices = {},
): TestApp {
  const app = prepared(() => testApp(env, choices), { isForEachTest })
  const end = isForEachTest ? afterEach : afterAll
  end(() => app.close())
  return app
}

/** What the tests of a file share, made before the first of them. Until then reading it is an error. */
export function prepared<Made extends object>(
  make: () => Promise<Made>,
  { isForEachTest = false }: Pick<AppChoices, 'isForEachTest'> = {},
): Made {
  let made: Made | undefined
  const begin = isForEachTest ? beforeEach : beforeAll
  begin(async () => {
    made = await make()
  })
  const known = () => {
    if (!made) throw new Error('It is made before the first test. Read it in a test.')
    return made
  }
  return new Proxy({} as Made, {
    get: (_, name) => Reflect.get(known(), name),
    set: (_, name, value) => Reflect.set(known(), name, value),
    has: (_, name) => Reflect.has(known(), name),
    ownKeys: () => Reflect.ownKeys(known()),
    getOwnPropertyDescriptor(_, name) {
      const found = Reflect.getOwnPropertyDescriptor(known(), name)
      return found && { ...found, configurable: true }
    },
  })
}

type Before = {
  /** What a test may have replaced is put back first. */
  restore?: () => unknown
  /** Wrong codes were tried on purpose: they are forgotten. */
  triesCodes?: boolean
  /** The jobs that are due are done first. */
  runsJobs?: boolean
}

/** After each test: the ledger is in order, the payments provider has the same, statements know what moved, and invoices are what was charged. */
export function checkBooksAfterEach(app: TestApp, { restore, triesCodes, runsJobs }: Before = {}): void {
  afterEach(async () => {
    await restore?.()
    if (triesCodes) await app.deps.pool.query('delete from failed_attempts')
    if (runsJobs) await app.runJobs()
    expect(await checkInvariants(app.db)).toEqual([])
    expect((await reconcileProvider(app.deps)).differences).toEqual([])
    expect(await listUnknownKinds(app)).toEqual([])
    await writeInvoices(app.deps)
    expect(await checkInvoices(app.db, { upTo: 'now' })).toEqual([])
  })
}

/** Every journal that changes what a company has is of a kind that statements know: who, what for, and by which code. */
async function listUnknownKinds({ deps }: TestApp): Promise<string[]> {
  const { rows } = await deps.pool.query<{ kind: string }>(
    `select distinct j.kind from ledger_accounts a join ledger_entries e using (account_id) join ledger_journals j using (journal_id)
      where a.owner <> 'platform' and j.kind not like 'hold.%' and j.kind <> all ($1)`,
    [entryKinds],
  )
  return rows.map(({ kind }) => kind)
}
