import { join } from 'node:path'
import { buildOnce } from './build-once.mjs'
import { root, run } from './set-up.mjs'

const packages = ['contract', 'db', 'freight', 'ledger', 'money', 'providers', 'sampling']

/** Bundles the server of `npm start` where there is no bundle of exactly these sources; returns the file to run. */
export function buildServer(node) {
  const result = join(root, '.cache/server/demo-server.js')
  buildOnce({
    name: 'server',
    sources: [
      ...['apps/server/src', 'apps/server/seeds', 'apps/server/package.json'],
      ...packages.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
      ...['scripts/bundle-server.mjs', 'tsconfig.json', 'package-lock.json'],
    ],
    result,
    build: () => run(node, [join(root, 'scripts/bundle-server.mjs')]),
  })
  return result
}
