import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './set-up.mjs'

/** Runs `build` unless its `result` is there and was built from exactly these sources, in this checkout. */
export function buildOnce({ name, sources, result, build }) {
  const stamp = join(root, `.cache/${name}-sources`)
  const now = hashOf(sources)
  const isBuilt = () => existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now
  if (isBuilt()) return
  const unlock = lockBuild(name)
  try {
    // While this one waited, another may have built the same.
    if (isBuilt()) return
    // A build that is killed must not look finished.
    rmSync(stamp, { force: true })
    build()
    writeFileSync(stamp, now)
  } finally {
    unlock()
  }
}

/** Two at once would write into each other's result: the second waits, and goes on where the first was killed. */
function lockBuild(name) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const lock = join(root, `.cache/${name}-builds`)
  let hasSaid = false
  while (!take(lock)) {
    if (!hasSaid) console.log('Waiting for another start of this checkout, which builds the same …')
    hasSaid = true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  return () => rmSync(lock, { force: true })
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isRunning(lock)) return false
    rmSync(lock, { force: true })
    return take(lock)
  }
}

/** Whether the process that has the lock is there, or has just made it and not written its number yet. */
function isRunning(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    if (owner === 0) return Date.now() - statSync(lock).mtimeMs < 5_000
    process.kill(owner, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
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
