import { expect, test } from 'vitest'
import listed from './foreign-tables.json' with { type: 'json' }
import { filesOfTheRepository } from './source-tree.ts'
import { ledgerTables, tableOwners } from './table-owners.ts'

// A feature reads another feature's tables only through that feature's index.ts. The list of exceptions may only shrink.

const migrations = filesOfTheRepository(/^packages\/db\/migrations\/.*\.sql$/)
const tables = migrations.flatMap(({ text }) =>
  [...text.matchAll(/^create table ([a-z_]+)/gm)].map(([, name = '']) => name),
)
const ownersOf = Map.groupBy(
  Object.entries(tableOwners).flatMap(([owner, owned]) => owned.map((table) => ({ table, owner }))),
  ({ table }) => table,
)

/** How Kysely and SQL name a table. */
const naming = (table: string) =>
  new RegExp(
    `(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin)\\(\\s*'${table}\\b|\\b(?:from|join|update|into)\\s+${table}\\b`,
  )

/** `folder table`, once for each foreign table that a folder names. */
function foreignTables(): string[] {
  const source = filesOfTheRepository(/^apps\/server\/src\/.*(?<!\.test)\.ts$/)
  const found = source.flatMap(({ path, text }) => {
    const folder = /^apps\/server\/src\/(features\/[^/]+\/[^/]+|[^/]+)\//.exec(path)?.[1]
    if (folder === undefined) return []
    return [...ownersOf]
      .filter(([, owners]) => !owners.some(({ owner }) => owner === folder))
      .filter(([table]) => naming(table).test(text))
      .map(([table]) => `${folder} ${table}`)
  })
  return [...new Set(found)].toSorted()
}

test('every table has an owner', () => {
  const unowned = tables.filter((table) => !ledgerTables.test(table) && !ownersOf.has(table))
  expect(tables.length).toBeGreaterThan(40)
  expect(unowned).toEqual([])
})

test('a feature names no foreign table, but for the listed ones, each with its reason, which only become fewer', () => {
  expect(foreignTables()).toEqual(Object.keys(listed))
})
