import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run, setUp } from './set-up.mjs'

const web = join(root, 'apps/web')
const stamp = join(root, '.cache/web-sources')
const sources = ['apps/web', 'packages/contract', 'packages/money', 'package-lock.json']

/** Builds the web app where there is no build of exactly these sources. */
export function buildWeb(node) {
  const now = hashOf(sources)
  const built = existsSync(join(web, 'dist/index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8')
  if (built === now) return
  console.log('Building the web app …')
  run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], { cwd: web })
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, now)
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder))
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesUnder(path) {
  if (path.includes('.')) return [path]
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  return entries
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules' && !name.includes('.test.'))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : `${path}/${entry.name}`))
    .sort()
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) buildWeb(setUp())
