import { basename } from 'node:path'
import { expect, test, vi } from 'vitest'
import { filesOfTheRepository, functionsOf, type SourceFile } from './source-tree.ts'
import ratchet from './tidy-ratchet.json' with { type: 'json' }

// The house rules a machine can check. CONTRIBUTING.md gives the reason for each.

// Parsing the whole tree takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const maxFileLines = 300
const maxFunctionLines = 60

const code = filesOfTheRepository(/\.([cm]?[jt]s|tsx|css|sql)$/).filter(
  ({ path }) => path !== 'packages/db/src/database.ts',
)
const typescript = code.filter(({ path }) => /\.tsx?$/.test(path))
const isTest = ({ path }: SourceFile) => /\.(test|spec)\.tsx?$/.test(path)
const tests = typescript.filter(isTest)
const source = typescript.filter((file) => !isTest(file))
const product = source.filter(({ path }) => /^(apps|packages)\/[^/]+\/src\//.test(path))

const lineCount = (text: string) => text.trimEnd().split('\n').length

/** Where in these files a pattern stands, as `path:line`. */
function places(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
}

const self = 'test/tidy.test.ts'
const except = (files: SourceFile[], ...paths: string[]) =>
  files.filter(({ path }) => ![self, ...paths].includes(path))

test('the source tree is read', () => {
  expect(source.length).toBeGreaterThan(50)
  expect(tests.length).toBeGreaterThan(5)
})

test(`no file is longer than ${maxFileLines} lines`, () => {
  const long = code.filter(({ text }) => lineCount(text) > maxFileLines)
  expect(long.map(({ path, text }) => `${path}: ${lineCount(text)}`)).toEqual([])
})

test(`no function is longer than ${maxFunctionLines} lines, but for the listed ones, which only shrink`, () => {
  const listed: Record<string, number> = ratchet
  const lengths = new Map<string, number>(
    source.flatMap((file) =>
      functionsOf(file).map(({ name, lines }) => [`${file.path} ${name}`, lines] as const),
    ),
  )
  const tooLong = [...lengths].filter(([name, lines]) => lines > (listed[name] ?? maxFunctionLines))
  expect(Object.fromEntries(tooLong)).toEqual({})
  // What fits by now is taken off the list, so that it cannot grow back.
  const fitting = Object.keys(listed).filter((name) => (lengths.get(name) ?? 0) <= maxFunctionLines)
  expect(fitting).toEqual([])
})

test('files are kebab-case and named for their content', () => {
  // "Service" is the trade's own word: payment, freight, insurance … Classes that do things are not called so.
  const vague = /(^|[-.])(utils?|helpers?|misc|common|shared|managers?|base)([-.]|$)/
  const names = typescript.flatMap(({ path }) => path.split('/').map((part) => ({ path, part })))
  const bad = names.filter(({ path, part }) => {
    const stem = part === basename(path) ? part.replace(/\.tsx?$/, '') : part
    return vague.test(stem) || !/^\.?[a-z0-9]+([-.][a-z0-9]+)*$/.test(stem)
  })
  expect(bad.map(({ path }) => path)).toEqual([])
})

test('types have no prefix or suffix that says they are types', () => {
  const declared =
    /\b(?:type|interface|class)\s+(?:[ITZ][A-Z][a-z]\w*|\w+(?:Dto|DTO|Impl|Manager|Helper|Utils?))\b[^'"]*[={<]/
  expect(places(typescript, declared)).toEqual([])
})

test('no TODO, no skipped test and no focused test is left', () => {
  expect(places(except(code), /\b(TODO|FIXME)\b/)).toEqual([])
  expect(places(except(tests), /\b(test|it|describe)\.(only|skip|todo|fixme|fails)\b/)).toEqual([])
})

test('no type check is switched off', () => {
  expect(places(except(typescript), /\bas any\b|<any>|@ts-(ignore|nocheck)/)).toEqual([])
})

test('tests wait for what happens, not for time to pass, and replace none of our own code', () => {
  expect(places(except(tests), /waitForTimeout|(?<!test\.)\b(setTimeout|setInterval|delay|sleep)\(/)).toEqual(
    [],
  )
  expect(places(except(tests), /\bvi\.(mock|doMock)\(|getByTestId|data-testid/)).toEqual([])
})

test('tests are sentences that say what is, not what should be', () => {
  expect(places(except(tests), /\b(test|it)(\.\w+\([^)]*\))?\(\s*['"`](should|Should|test|Test)\b/)).toEqual(
    [],
  )
})

test('one file reads the environment, so that configuration is checked once and documented once', () => {
  const readers = product.filter(
    ({ path }) => !/^packages\/db\/src\/embedded-|^apps\/server\/src\/deps\/env\.ts$/.test(path),
  )
  expect(places(readers, /\bprocess\.env[.[]/)).toEqual([])
})

test('the contract puts identifiers in capitals by `capitals`, which makes no other letters of any', () => {
  const contract = product.filter(({ path }) => path.startsWith('packages/contract/src/'))
  const others = except(contract, 'packages/contract/src/primitives/identifier.ts')
  expect(places(others, /(?<!charAt\(0\)\.)\btoUpperCase\(|\bz\.toLowerCase\(/)).toEqual([])
})

test('the web asks `businessNow` what time it is: in the sandbox its clock may be ahead', () => {
  const pages = product.filter(({ path }) => path.startsWith('apps/web/src/features/'))
  expect(places(pages, /\bnew Date\(\)|\bnew Date\(Date\.now\(\)/)).toEqual([])
})

test('default exports are used only where a tool requires them', () => {
  const asked = /(^|\/)[\w.-]+\.config\.ts$|^test\/database-server\.ts$|^e2e\/start-product\.ts$/
  expect(places(except(source.filter(({ path }) => !asked.test(path))), /^export default\b/)).toEqual([])
})

/** Files that round numbers which are no money, each with what they round. */
const roundedNumbers: Record<string, string> = {
  'packages/freight/src/cargo.ts': 'weights and volumes',
  'packages/freight/src/sea-route.ts': 'longitudes',
  'packages/providers/src/carriers/sandbox/plan-carriage.ts': 'times',
  'packages/providers/src/carriers/sandbox/slips.ts': 'times',
  'packages/providers/src/payments/nium/wire-values.ts': 'text in which JavaScript wrote an exponent',
  'apps/server/src/http/server.ts': 'milliseconds',
  'apps/server/src/features/services/logistics/sea-lanes.ts': 'coordinates',
  'apps/server/src/features/world/screening/names/score-names.ts': 'how alike names are',
  'apps/server/src/features/services/shipments/tracking/position.ts': 'coordinates',
  'apps/web/src/features/services/shipments/parts/eta-changes.tsx': 'hours and days',
  'apps/web/src/lib/format/format-size.ts': 'bytes',
  'apps/web/src/ui/map/lay-out.ts': 'longitudes',
  'apps/web/src/ui/map/map-lines.tsx': 'coordinates',
  'apps/web/src/ui/map/map-words.tsx': 'parts of a way',
  'apps/web/src/ui/map/use-map-size.ts': 'pixels',
  'apps/web/src/ui/wizard/progress-bar.tsx': 'parts of a task',
}

test('the web formats numbers and amounts in one folder, so that each looks the same everywhere', () => {
  const formats = /\.toLocaleString\(|Intl\.NumberFormat|\$\{[^}]*amount[^}]*\} (USD|EUR|\$\{[\w.]*currency)/i
  const web = product.filter(({ path }) => /^apps\/web\/src\/(?!lib\/format\/)/.test(path))
  // The short numbers of an axis.
  expect(places(except(web, 'apps/web/src/ui/charts/bar-chart.tsx'), formats)).toEqual([])
})

test('money is never computed in floating point', () => {
  const rounding = /\bparseFloat\(|\.toFixed\(|Math\.round\(/
  expect(places(except(product, ...Object.keys(roundedNumbers)), rounding)).toEqual([])
  const exact = product.filter(({ path, text }) => path in roundedNumbers && !rounding.test(text))
  expect(exact.map(({ path }) => path)).toEqual([])
})

test('a type is a noun of the field, and no pronoun or participle', () => {
  const vague = /^(?:export )?(?:type|interface) (?:Which|Given|Asked)\b/m
  expect(places(product, vague)).toEqual([])
})

test('a file is named for what it reads: a tab that says queries says nothing', () => {
  expect(product.filter(({ path }) => path.endsWith('/queries.ts')).map(({ path }) => path)).toEqual([])
})
