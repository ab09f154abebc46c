import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

type Cruise = {
  modules: { source: string }[]
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

const repository = join(import.meta.dirname, '..')
const folders = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'test']

export function sourceFiles(root: string): string[] {
  return globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
}

/** Reads every import under `root` and judges it by the repository's rules. */
export function cruise(root: string): Cruise {
  const bin = join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const rules = join(repository, '.dependency-cruiser.cjs')
  const existing = folders.filter((folder) => existsSync(join(root, folder)))
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [bin, '--config', rules, '--output-type', 'json', ...existing],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}
