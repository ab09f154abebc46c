import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfTheRepository, root } from './source-tree.ts'

// docs/security.md says for each of 69 items where it is tested: `file` “title of a test”, or which decision refuses it.

const [page] = filesOfTheRepository(/^docs\/security\.md$/)
const rows = (page?.text.match(/^\| [A-H]\d+ \|.*$/gm) ?? []).map((row) => row.split(' | '))
const tests = new Map(filesOfTheRepository(/\.(test|spec)\.tsx?$/).map(({ path, text }) => [path, text]))
const itemsOfGroups = { A: 10, B: 8, C: 8, D: 9, E: 14, F: 9, G: 5, H: 6 }

test('all 69 items are listed, each once and in order', () => {
  const items = Object.entries(itemsOfGroups).flatMap(([group, most]) =>
    Array.from({ length: most }, (_, index) => `${group}${index + 1}`),
  )
  expect(items).toHaveLength(69)
  expect(rows.map(([item = '']) => item.replace('| ', ''))).toEqual(items)
})

test('each says what the attack is, what we do, and where that is tested or refused', () => {
  for (const row of rows) {
    const [item, attack, measure, places = ''] = row
    expect([item, row.length, attack !== '', measure !== '']).toEqual([item, 4, true, true])
    const isTested = /`[^`]+\.(test|spec)\.tsx?` “[^”]+”/.test(places)
    const isRefused = /\(decisions\/\d{4}-[\w-]+\.md\)/.test(row.join())
    expect([item, isTested || isRefused]).toEqual([item, true])
  }
})

test('every test that it names is there, under that name', () => {
  const named = rows.flatMap(([item, , , places = '']) =>
    [...places.matchAll(/`([^`]+)` ((?:(?:, )?“(?:“%s”)?[^”]+”)+)/g)].flatMap(([, path = '', titles = '']) =>
      [...titles.matchAll(/“((?:“%s”)?[^”]+)”/g)].map(([, title = '']) => ({ item, path, title })),
    ),
  )
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(({ path, title }) => !tests.get(path)?.includes(title))).toEqual([])
})

test('every decision that it names is there', () => {
  const named = [...(page?.text ?? '').matchAll(/\((decisions\/[^)]+)\)/g)].map(([, path = '']) => path)
  expect(named.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([])
})
