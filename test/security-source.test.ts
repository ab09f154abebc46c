import { expect, test } from 'vitest'
import { filesOfTheRepository } from './source-tree.ts'

// What docs/security.md says of the source itself: it would be broken by one line that no other test reads.

const source = filesOfTheRepository(/^(apps|packages)\/.*\/src\/.*\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
)
const server = source.filter(({ path }) => !path.startsWith('apps/web/'))
const withMatch = (files: typeof source, pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('the source was read', () => {
  expect(server.length).toBeGreaterThan(1_000)
  expect(source.length).toBeGreaterThan(server.length + 500)
})

test('codes, tokens and numbers come from the cryptographic generator, never from Math.random', () => {
  expect(withMatch(server, /Math\.random/)).toEqual([])
})

test('no page writes HTML of its own, and no code makes code of a text', () => {
  expect(withMatch(source, /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML/)).toEqual([])
  expect(withMatch(source, /\beval\(|new Function\(|document\.write\(/)).toEqual([])
})

test('no program of the machine is started but the database', () => {
  const starting = withMatch(server, /from 'node:child_process'/)
  expect(
    starting.filter((path) => !/^packages\/db\/src\/(embedded-\w+|copy-cluster)\.ts$/.test(path)),
  ).toEqual([])
})

test('SQL with parts put into its text, of constants alone, is in these files; all other SQL has parameters', () => {
  expect(withMatch(server, /\bsql\.raw\(/)).toEqual([
    'apps/server/src/features/office/audit/read-links.ts',
    'packages/ledger/src/charged.ts',
    'packages/ledger/src/check-invariants.ts',
  ])
  expect(withMatch(server, /\.query(<[^>]*>)?\(\s*`[^`]*\$\{/)).toEqual([
    'apps/server/src/access/has-user.ts',
    'apps/server/src/features/office/audit/verify-trail.ts',
    'apps/server/src/work/process-identity.ts',
    'packages/db/src/backup/back-up-database.ts',
    'packages/db/src/backup/restore-database.ts',
    'packages/db/src/backup/shape.ts',
    'packages/db/src/listen.ts',
    'packages/db/src/migrate.ts',
    'packages/providers/src/carriers/sandbox/sandbox-carriers.ts',
    'packages/providers/src/payments/sandbox/advance-payouts.ts',
    'packages/providers/src/payments/sandbox/move-once.ts',
    'packages/providers/src/payments/sandbox/payouts.ts',
    'packages/providers/src/payments/sandbox/play-payout.ts',
    'packages/providers/src/sandbox-store.ts',
  ])
})

test('the server asks no address but those of its configuration', () => {
  expect(
    withMatch(server, /\bfetch\(|\bhttps?\.(get|request)\(|\bnet\.(connect|createConnection)\(/),
  ).toEqual([
    'apps/server/src/features/sandbox/sandbox-clock/play-sandbox.ts',
    'packages/providers/src/files/s3-bucket.ts',
    'packages/providers/src/fx/ecb-daily.ts',
    'packages/providers/src/payments/nium/nium-api.ts',
  ])
})

test('no key is under version control', () => {
  const keys =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}\b|\bsk_live_\w{16}|\bxox[abpr]-\w{10}/
  const files = filesOfTheRepository(/\.(tsx?|mjs|cjs|json|md|sql|html|ya?ml|env|pem|key|sh)$/)
  expect(withMatch(files, keys)).toEqual([])
  expect(filesOfTheRepository(/(^|\/)\.env(\.|$)|\.(pem|p12|pfx|key)$/).map(({ path }) => path)).toEqual([])
})

test('each package is of one exact version, with the hash of what was tested, from the public registry', () => {
  const [lock] = filesOfTheRepository(/^package-lock\.json$/)
  const { packages } = JSON.parse(lock?.text ?? '') as { packages: Record<string, Locked> }
  const outside = Object.entries(packages).filter(([path, { link }]) => /node_modules\//.test(path) && !link)
  expect(outside.length).toBeGreaterThan(500)
  const unsure = outside.filter(
    ([, { integrity, resolved = registry }]) =>
      !integrity?.startsWith('sha512-') || !resolved.startsWith(registry),
  )
  expect(unsure.map(([path]) => path)).toEqual([])
  const own = filesOfTheRepository(/^((apps|packages)\/\w+\/)?package\.json$/).flatMap(({ path, text }) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string> | undefined
    >
    return Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({
      path,
      name,
      version,
    }))
  })
  expect(own.length).toBeGreaterThan(50)
  expect(own.filter(({ version }) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

/** The lock file names an address only where it is another one. */
const registry = 'https://registry.npmjs.org/'
type Locked = { link?: boolean; integrity?: string; resolved?: string }
