import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfTheRepository, root } from './source-tree.ts'

const documents = filesOfTheRepository(/\.md$/)

test('links in the documents lead somewhere', () => {
  const dead = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => normalize(join(dirname(path), target)))
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${path}: ${target}`),
  )
  expect(dead).toEqual([])
})

test('files that the documents name are there', () => {
  const named = documents.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /`((?:apps|packages|e2e|bench|test|scripts|docs)\/[\w./-]+\.(?:tsx?|mjs|sql|json|md))`/g,
      ),
    ].map(([, target = '']) => ({ path, target })),
  )
  const missing = named.filter(({ target }) => !existsSync(join(root, target)))
  expect(missing.map(({ path, target }) => `${path}: ${target}`)).toEqual([])
})

test('docs/operations.md names every variable of the configuration, and no other', () => {
  const [env] = filesOfTheRepository(/^apps\/server\/src\/deps\/env\.ts$/)
  const [operations] = filesOfTheRepository(/^docs\/operations\.md$/)
  const read = env?.text.matchAll(/^ {2}([A-Z][A-Z_]+):/gm) ?? []
  const table = operations?.text.match(/^\| `[A-Z].*$/gm)?.map((row) => row.split('|')[1] ?? '') ?? []
  const named = table.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual([...read].map(([, name]) => name).toSorted())
})
