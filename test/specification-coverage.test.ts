import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesOfTheRepository, type SourceFile } from './source-tree.ts'

// docs/specification-coverage.md says for every rule where it is tested: `file` “name of a test”, “of another”.

const [list] = filesOfTheRepository(/^docs\/specification-coverage\.md$/)
const rows = (list?.text.match(/^\|.*\|$/gm) ?? []).filter((row) => !/^\|( rule |-)/.test(row))
const tests = new Map(filesOfTheRepository(/\.(test|spec)\.tsx?$/).map((file) => [file.path, titlesOf(file)]))

/** What tests, their groups and their steps are called. */
function titlesOf({ path, text }: SourceFile): Set<string> {
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText())) {
      const [title] = node.arguments
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.add(ts.isStringLiteralLike(title) ? title.text : title.getText().slice(1, -1))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return titles
}

test('every test that the list names is there, under that name', () => {
  const places = rows.flatMap((row) => [...row.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)*)/g)])
  const missing = places.flatMap(([, path = '', names = '']) => {
    const titles = tests.get(path)
    if (!titles) return [path]
    return [...names.matchAll(/“([^”]+)”/g)]
      .map(([, name = '']) => name)
      .filter((name) => !titles.has(name))
      .map((name) => `${path}: ${name}`)
  })
  expect(places.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('every rule has a test, or says that it has none yet and why', () => {
  const bare = rows.filter(
    (row) => !/`[^`]+\.(test|spec)\.tsx?`( “|,| \|)/.test(row) && !/not yet: \S/.test(row),
  )
  expect(bare).toEqual([])
})
