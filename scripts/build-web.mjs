import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildOnce } from './build-once.mjs'
import { root, run, setUp } from './set-up.mjs'

const web = join(root, 'apps/web')

/** Builds the web app where there is no build of exactly these sources. */
export function buildWeb(node) {
  buildOnce({
    name: 'web',
    sources: ['apps/web', 'packages/contract', 'packages/money', 'package-lock.json'],
    result: join(web, 'dist/index.html'),
    build() {
      console.log('Building the web app …')
      run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], { cwd: web })
    },
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) buildWeb(setUp())
