import { describe, expect, it } from 'vitest'
import { filesOfTheRepository } from './source-tree.ts'

// The state of a record is written by apps/server/src/lifecycle alone: nothing else locks the row, checks the move and writes its event.

const source = filesOfTheRepository(/^apps\/server\/src\/.*(?<!\.test)\.ts$/)

/** Each table that has a life cycle, with the column of its state. */
const stateColumns = source.flatMap(({ text }) =>
  [...text.matchAll(/= lifecycle\(\{(.*?)\n\}\)/gs)].map(([, definition = '']) => ({
    table: /^ {2}table: '(\w+)'/m.exec(definition)?.[1] ?? '',
    column: /^ {2}stateColumn: '(\w+)'/m.exec(definition)?.[1] ?? 'state',
  })),
)

/** What a statement of Kysely or SQL says, from the table's name to the end of the statement. */
const statements = (table: string) => [
  new RegExp(`(?:updateTable|insertInto)\\(\\s*'${table}\\b.*?(?:\\.execute|\\n\\n|$)`, 'gs'),
  new RegExp(`\\b(?:update|insert\\s+into)\\s+${table}\\b[^\`]*`, 'gi'),
]
const writing = (column: string) =>
  new RegExp(
    `[{,\\s]${column}\\s*:|[{,]\\s*${column}\\s*[,}]|set\\(\\s*'${column}'|\\bset\\b(?:(?!\\bwhere\\b)[^\`])*\\b${column}\\s*=|into\\s+\\w+\\s*\\([^)]*\\b${column}\\b`,
    'i',
  )

const statesWritten = (text: string): string[] =>
  stateColumns
    .filter(({ table, column }) =>
      statements(table).some((statement) =>
        (text.match(statement) ?? []).some((found) => writing(column).test(found)),
      ),
    )
    .map(({ table, column }) => `${table}.${column}`)

it('only the life cycle writes the state of a record', () => {
  const found = source
    .filter(({ path }) => !path.startsWith('apps/server/src/lifecycle/'))
    .flatMap(({ path, text }) => statesWritten(text).map((state) => `${path} ${state}`))
  expect(stateColumns.length).toBeGreaterThan(9)
  expect(found).toEqual([])
})

it('no statement writes the state of a charge beside the record: the database keeps it', () => {
  const files = source.filter(({ text }) => /\bcharge_state\b/.test(text))
  const found = files.filter(({ text }) => /(?:set\(|values\(|\bset:)[^)]*\bcharge_state\s*[:,}]/.test(text))
  expect(files.length).toBeGreaterThan(5)
  expect(found.map(({ path }) => path)).toEqual([])
})

describe('the search for other writers', () => {
  it.each([
    `await tx.updateTable('simple_payments').set({ state: 'paid' }).where('uid', '=', uid).execute()`,
    `await tx\n  .updateTable('simple_payments')\n  .set({ asked_at, state })\n  .execute()`,
    `await tx.updateTable('simple_payments').set('state', 'paid').execute()`,
    `await tx.updateTable('companies').set({ kyb_status: 'Clear' }).execute()`,
    `await tx.updateTable('founders as person').set({ ...columns, status: null }).execute()`,
    `await tx.insertInto('invitations').values({ uid, state: 'invited' }).execute()`,
    "await sql`update simple_payments set asked_at = now(), state = 'paid'`.execute(tx)",
    "await pool.query('insert into fundings (uid, state) values ($1, $2)', [uid, state])",
  ])('finds %s', (statement) => {
    expect(statesWritten(statement)).toHaveLength(1)
  })

  it.each([
    `await tx.updateTable('simple_payments').set({ asked_at: at }).where('state', '=', 'sent').execute()`,
    `const { state } = await tx.selectFrom('simple_payments').select('state').executeTakeFirstOrThrow()`,
    "await sql`update simple_payments set asked_at = now() where state = 'sent'`.execute(tx)",
  ])('lets pass %s', (statement) => {
    expect(statesWritten(statement)).toEqual([])
  })
})
