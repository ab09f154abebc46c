import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../.cache/server')

// Other characters are written as escapes. In a template with a tag, as String.raw, that has to be done by hand: \u2019 there.
test('the bundled server has no character that doubles the memory of its text', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(files).toContain('demo-server.js')
  const wide = files.flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/.{0,40}[\u0100-\uffff]/g) ?? [],
  )
  expect(wide).toEqual([])
})
