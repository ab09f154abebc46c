import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { cruise } from '../scripts/import-rules.ts'

const accounts = 'apps/server/src/features/people/accounts'
const wallet = 'apps/server/src/features/money/wallet'
const pages = 'apps/web/src/features'

/** From the top. */
const wings = [
  'public',
  'sandbox',
  'books',
  'outside',
  'services',
  'office',
  'trade',
  'money',
  'people',
  'inbox',
  'papers',
  'world',
]
const upward = wings
  .slice(1)
  .map((wing, above): [string, string, string] => [
    `${wing}-imports-only-wings-below`,
    `apps/server/src/features/${wing}/low/upward.ts`,
    `apps/server/src/features/${wings[above]}/high/index.ts`,
  ])

/** rule, who imports, whom */
const planted: [string, string, string][] = [
  ['money-stands-alone', 'packages/money/src/a.ts', 'packages/db/src/index.ts'],
  ['contract-knows-only-money', 'packages/contract/src/a.ts', 'packages/ledger/src/index.ts'],
  ['db-knows-only-money', 'packages/db/src/a.ts', 'packages/ledger/src/index.ts'],
  ['ledger-knows-only-db-and-money', 'packages/ledger/src/a.ts', 'packages/contract/src/b.ts'],
  ['freight-knows-only-money', 'packages/freight/src/a.ts', 'packages/db/src/index.ts'],
  ['sampling-stands-alone', 'packages/sampling/src/a.ts', 'packages/money/src/index.ts'],
  ['providers-know-only-money', 'packages/providers/src/a.ts', 'packages/db/src/index.ts'],
  ['a-package-has-one-door', `${wallet}/b.ts`, 'packages/ledger/src/inside.ts'],
  ['features-meet-only-at-the-front-door', `${wallet}/a.ts`, `${accounts}/account-rows.ts`],
  ...upward,
  ['only-the-app-knows-the-features', 'apps/server/src/work/a.ts', `${wallet}/index.ts`],
  ['nothing-imports-the-app', `${wallet}/e.ts`, 'apps/server/src/app/features.ts'],
  ['features-enter-http-only-by-routes', `${wallet}/c.ts`, 'apps/server/src/http/server.ts'],
  ['web-knows-only-contract-and-money', `${pages}/money/wallet/a.ts`, 'packages/db/src/index.ts'],
  ['web-loads-the-contract-by-module', `${pages}/money/wallet/b.ts`, 'packages/contract/src/index.ts'],
  ['web-features-do-not-know-each-other', `${pages}/money/wallet/c.ts`, `${pages}/people/accounts/d.ts`],
  ['web-features-do-not-know-each-other', `${pages}/money/wallet/e.ts`, 'apps/web/src/app/pages/a.ts'],
  ['web-features-do-not-know-each-other', `${pages}/money/wallet/f.ts`, 'apps/web/src/app/screens.ts'],
  [
    'screens-name-pages-and-load-none',
    `${pages}/services/insurance/screens.ts`,
    `${pages}/services/insurance/customer/page.ts`,
  ],
  [
    'screens-name-pages-and-load-none',
    `${pages}/services/claims/screens.ts`,
    'packages/contract/src/claims/states.ts',
  ],
  ['ui-and-lib-know-no-feature', 'apps/web/src/ui/button.ts', `${pages}/people/accounts/e.ts`],
  ['ui-and-lib-know-no-feature', 'apps/web/src/lib/faq/a.ts', 'apps/web/src/app/screens.ts'],
  ['source-does-not-import-tests', `${wallet}/d.ts`, 'apps/server/test/given.ts'],
]

test('every import rule refuses its violation, and allows the rest', async () => {
  const root = await mkdtemp(join(tmpdir(), 'tradelane-imports-'))
  try {
    await write(
      root,
      'tsconfig.json',
      '{ "compilerOptions": { "allowImportingTsExtensions": true, "noEmit": true } }',
    )
    await plant(root, `${wallet}/fine.ts`, `${accounts}/index.ts`)
    await plant(root, 'apps/server/test/fine.ts', `${accounts}/insides.ts`)
    await write(root, 'apps/web/src/app/pages/fine.ts', 'export {}')
    await write(
      root,
      `${pages}/money/wallet/screens.ts`,
      "export const pages = [() => import('../../people/accounts/d.ts'), () => import('../../../app/pages/fine.ts')]",
    )
    for (const [, from, to] of planted) await plant(root, from, to)
    await write(root, `${wallet}/circle.ts`, "import './square.ts'")
    await write(root, `${wallet}/square.ts`, "import './circle.ts'")
    await write(root, `${wallet}/lost.ts`, "import './nowhere.ts'")

    const found = cruise(root).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
    expect(found.toSorted()).toEqual(
      [
        ...planted.map(([rule, from]) => `${rule}: ${from}`),
        `everything-is-found: ${wallet}/lost.ts`,
        // A cycle is reported once, at the first of its files.
        `no-cycles: ${wallet}/circle.ts`,
      ].toSorted(),
    )
  } finally {
    await rm(root, { recursive: true })
  }
})

async function plant(root: string, from: string, to: string): Promise<void> {
  await write(root, to, 'export {}')
  await write(root, from, `import './${relative(dirname(from), to)}'`)
}

async function write(root: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}
