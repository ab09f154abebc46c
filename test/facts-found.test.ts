import { factsBehind } from '@tradelane/contract/facts/uses'
import { expect, test } from 'vitest'
import { shippedFacts } from '../apps/server/src/features/world/facts/shipped-facts.ts'
import { filesOfTheRepository } from './source-tree.ts'

// A list, a table or a constant of the world has its row in `apps/server/data/facts.json`, and what is old is said where it is used (decision 428).

const places = shippedFacts.flatMap(({ where }) => where)
const isListed = (path: string) => places.some((place) => path === place || path.startsWith(`${place}/`))

/** Files that name a law, a rule or a list without being where its content is kept. */
const onlyNames = new Map([
  ['packages/contract/src/quality-assurance/', 'the plans are in packages/sampling'],
  ['packages/sampling/src/', 'the tables are listed'],
  ['packages/contract/src/dangerous-goods/goods.ts', 'the list is goods-list.ts'],
  ['apps/server/src/features/services/logistics/special-cargo.ts', 'warnings about goods of the list'],
  ['apps/server/src/features/services/smart-escrow/', 'the terms are listed as credit-rules'],
  ['apps/server/src/features/services/insurance/', 'what a certificate holds is in certificate.ts'],
  ['apps/server/src/features/services/quality-assurance/', 'the plans are in packages/sampling'],
  ['packages/providers/src/carriers/sandbox/', 'invents numbers of that form'],
])

test('every file of data and of lists is in a row', () => {
  const files = filesOfTheRepository(
    /^(?:apps\/server\/data|packages\/\w+\/data|packages\/contract\/src\/lists)\//,
  )
  const missing = files
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('.test.ts') && !isListed(path) && !notOfTheWorld.includes(path))
  expect(files.length).toBeGreaterThan(25)
  expect(missing).toEqual([])
})
const notOfTheWorld = ['apps/server/data/facts.json', 'packages/contract/src/lists/code-lists.ts']

test('every file that rests on a law or on the rules of a trade is in a row', () => {
  const law =
    /Regulation \(E|Regulation \d|Directive (?:\(E|\d)|\bCFR 1|\bU\.S\.C\.|\bSI 20\d\d\/|UCP 600|IMDG Code|IATA Dangerous|ISO 2859|ISO 6346|UN\/ECE Rec/
  const files = filesOfTheRepository(/^(?:packages\/\w+|apps\/server)\/src\/.*(?<!\.test)\.ts$/)
  const unlisted = files.filter(({ path, text }) => law.test(text) && !isListed(path)).map(({ path }) => path)
  const names = [...onlyNames.keys()]
  expect(unlisted.filter((path) => !names.some((name) => path.startsWith(name)))).toEqual([])
  expect(names.filter((name) => !unlisted.some((path) => path.startsWith(name)))).toEqual([])
})

/** Good for half a year or less, and said in another way than by `factsBehind`, or nowhere, with the reason. */
const saidElsewhere: Readonly<Record<string, string>> = {
  'freight-levels': 'each offer says the day of its level',
  'freight-levels-other': 'each offer says the day of its level',
  'sanctions-un': 'the page of screening says how old its lists are',
  'sanctions-eu': 'the same',
  'sanctions-eu_vessels': 'the same',
  'sanctions-ofac': 'the same',
  'sanctions-ofac_other': 'the same',
  'sanctions-uk': 'the same',
  'sanctions-files': 'a file that cannot be read is refused when it is loaded',
  'exchange-rates': 'each price names its rate and day, and an old rate is not used',
  'purpose-codes': 'the form says that the provider did not answer',
  currencies: 'a currency is there or not',
  'provider-calls': 'what the provider does not understand, it refuses',
  owners: 'the least share of all that hold',
  cities: 'what is not found can be typed',
  'time-zones': 'a time is shown with its zone',
  'e-invoices': 'what cannot be read is kept, and typed',
}

test('a fact that ages within half a year is said where it is used', () => {
  const said = new Set<string>(Object.values(factsBehind).flat())
  const ages = shippedFacts.filter(({ goodFor }) => !('days' in goodFor) || goodFor.days <= 200)
  const silent = ages.map(({ key }) => key).filter((key) => !said.has(key) && !saidElsewhere[key])
  expect(silent).toEqual([])
  const isKnown = (key: string) => ages.some((fact) => fact.key === key) && !said.has(key)
  expect(Object.keys(saidElsewhere).filter((key) => !isKnown(key))).toEqual([])
})

test('each use of facts is shown by a screen', () => {
  const screens = filesOfTheRepository(/^apps\/web\/src\/.*\.tsx?$/)
    .map(({ text }) => text)
    .join('\n')
  const shown = (use: string) => new RegExp(`<OldFacts of="${use}"|'${use}'`).test(screens)
  expect(Object.keys(factsBehind).filter((use) => !shown(use))).toEqual([])
})
