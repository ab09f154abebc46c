import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './set-up.mjs'

/** Runs `build` unless its `result` is there and was built from exactly these sources, in this checkout. */
export function buildOnce({ name, sources, result, build }) {
  const stamp = join(root, `.cache/${name}-sources`)
  const now = hashOf(sources)
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  // A build that is killed must not look finished.
  rmSync(stamp, { force: true })
  build()
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, now)
}

function hashOf(paths) {
  const hash = createHash('sha256').update(`${root}\0`)
  for (const path of paths.flatMap(filesUnder))
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesUnder(path) {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => name !== 'dist' && name !== 'node_modules' && !name.includes('.test.'))
    .flatMap((name) => filesUnder(`${path}/${name}`))
    .sort()
}
