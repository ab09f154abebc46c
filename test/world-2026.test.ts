import { expect, test } from 'vitest'
import { filesOfTheRepository } from './source-tree.ts'

// docs/world-2026.md says which test holds each fact: the file has the value, and names its source.

const [page] = filesOfTheRepository(/^docs\/world-2026\.md$/)
const facts = [
  ...(page?.text ?? '').matchAll(/^\| \d+ \| (.+?) \| (.+?) \| `([\w./-]+)` \| `(.+)` \|$/gm),
].map(([, fact = '', source = '', path = '', value = '']) => ({ fact, source, path, value }))

test('at least sixty facts of the world have a test that names the source', () => {
  expect(facts.length).toBeGreaterThanOrEqual(60)
  expect(new Set(facts.map(({ path, value }) => `${path} ${value}`)).size).toBe(facts.length)
  const texts = new Map(filesOfTheRepository(/\.(?:test\.ts|json)$/).map(({ path, text }) => [path, text]))
  const missing = facts.filter(({ source, path, value }) => {
    const text = texts.get(path) ?? ''
    return !text.includes(source) || !text.includes(value)
  })
  expect(missing).toEqual([])
})
