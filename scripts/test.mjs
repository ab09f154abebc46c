import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { root, setUp } from './set-up.mjs'

// Everything, from a bare checkout to the last browser story. A part that fails does not keep the others from running.
// `npm test -- NAME` runs what concerns one feature or package: the tests below a folder or in a file of that name, and its
// browser stories. `npm test -- changed` does so for all that has changed, with the code rules.

/** Where a feature's browser stories are in files of another name. */
const storyFiles = {
  claims: ['insurance'],
  customers: ['registration'],
  logistics: ['freight'],
  onboarding: ['registration'],
  shipments: ['freight'],
  'simple-payment': ['simple-payment', 'first-payment'],
  tasks: ['messages'],
  notifications: ['messages'],
}

const given = process.argv.slice(2)
const isChanged = given.length === 1 && given[0] === 'changed'
const names = isChanged ? changedNames() : given
if (isChanged) console.log(`Changed: ${names.join(', ') || 'what concerns everything'}`)
if (names.some((name) => !/^[a-z][a-z-]*$/.test(name))) {
  console.error('Give the name of a feature or a package: npm test -- insurance')
  process.exit(1)
}
const node = setUp()
const reports = { vitest: join(root, '.cache/vitest.json'), playwright: join(root, '.cache/playwright.json') }
mkdirSync(join(root, '.cache'), { recursive: true })
for (const report of Object.values(reports)) rmSync(report, { force: true })

const isWhole = names.length === 0
const wanted = names.flatMap((name) => storyFiles[name] ?? [name])
const stories = readdirSync(join(root, 'e2e')).filter(
  (file) => file.endsWith('.spec.ts') && wanted.some((name) => file.startsWith(name)),
)
// The rules are one long compilation: beside it a core is free, on which the tests begin.
const rules = isWhole || isChanged ? [part('house rules', { isQuiet: true }, 'scripts/check.ts')] : []
const tests = part(
  'tests',
  {},
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile=${reports.vitest}`,
  ...(isWhole
    ? []
    : ['--passWithNoTests', ...names.flatMap((name) => [`/${name}/`, `/${name}.`, `/${name}-`])]),
)
const parts = await Promise.all([...rules, tests])
if (isWhole || stories.length > 0)
  parts.push(await part('browser stories', {}, 'scripts/e2e.mjs', ...(isWhole ? [] : stories)))
const counts = [countOfVitest(), countOfPlaywright()]
const total = (key) => counts.reduce((sum, count) => sum + count[key], 0)
// A part may fail without a failed test in it, as where a file does not even load.
const failed = Math.max(total('failed'), parts.filter(({ isGood }) => !isGood).length)

console.log()
for (const { name, isGood, seconds } of parts)
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
const { flaky = 0 } = readReport(reports.playwright)?.stats ?? {}
if (flaky)
  console.log(
    `\nFailed at first and passed when tried again: ${flaky} browser stories. They count as failed.`,
  )
for (const name of [...failedOfVitest(), ...failedOfPlaywright()]) console.log(`\nFailed: ${name}`)
if (total('passed') + failed === 0) console.log(`\nNo test concerns ${names.join(' or ')}.`)
console.log(`\n${total('passed')} passed, ${failed} failed`)
process.exit(failed === 0 && total('passed') > 0 ? 0 : 1)

/**
 * The features and packages of the files that are not committed yet or, where all is, of the last commit. None where a file belongs to no
 * feature and no package, as a helper of tests: then everything is tested. By name, because Vitest's own `--changed` follows imports, and
 * each test of the server imports all features.
 */
function changedNames() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  const files = open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD')
  const places = [
    /^apps\/(?:server|web)\/src\/features\/[^/]+\/([^/]+)\//,
    /^packages\/contract\/src\/([^/]+)\//,
    /^apps\/(?:server|web)\/src\/([^/]+)\//,
    /^packages\/([^/]+)\//,
    /^(?:e2e|scripts|bench|test)\/([a-z-]+)(?:\.spec|\.test)?\.m?ts$/,
  ]
  const nameOf = (file) =>
    file.endsWith('.md') ? 'documents' : places.map((place) => place.exec(file)?.[1]).find(Boolean)
  const found = files.map(nameOf)
  return found.includes(undefined) ? [] : [...new Set(found)].toSorted()
}

/** Runs a program to its end. A quiet one prints all of its output when it has ended. */
async function part(name, { isQuiet }, file, ...args) {
  if (!isQuiet) console.log(`\n— ${name}`)
  const started = Date.now()
  const child = spawn(node, [join(root, file), ...args], {
    cwd: root,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/node') },
  })
  const ended = new Promise((resolve) => child.on('close', resolve))
  if (isQuiet) {
    const output = await Promise.all([text(child.stdout), text(child.stderr)])
    console.log(`\n— ${name}\n${output.join('')}`)
  }
  const isGood = (await ended) === 0
  return { name, isGood, seconds: Math.round((Date.now() - started) / 1000) }
}

function countOfVitest() {
  const report = readReport(reports.vitest)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

function countOfPlaywright() {
  const stats = readReport(reports.playwright)?.stats
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }
}

function failedOfVitest() {
  return (readReport(reports.vitest)?.testResults ?? []).flatMap(
    ({ name: file, status, message, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed')
      if (status === 'failed' && tests.length === 0) return [`${relative(root, file)}\n${message}`]
      return tests.map(
        ({ fullName, failureMessages }) =>
          `${relative(root, file)} › ${fullName}\n${failureMessages[0]?.slice(0, 1_000)}`,
      )
    },
  )
}

function failedOfPlaywright() {
  const inSuite = ({ specs = [], suites = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => ['unexpected', 'flaky'].includes(status))),
    ...suites.flatMap(inSuite),
  ]
  return (readReport(reports.playwright)?.suites ?? [])
    .flatMap(inSuite)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      const text = stripVTControlCharacters(errors[0]?.message ?? '')
      return `e2e/${file}:${line} › ${title}\n${text.slice(0, 1_000)}`
    })
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
