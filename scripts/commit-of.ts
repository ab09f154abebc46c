import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export type Commit = { commit: string; hasChanges?: boolean }

/** Of which commit the files of a folder are, and whether some differ from it. Read before what is measured: files change meanwhile. */
export function commitOf(folder = root): Commit {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return { commit: git('rev-parse', 'HEAD'), hasChanges: git('status', '--porcelain') !== '' }
  } catch {
    // Without git, or without its folder, as in an image.
    return { commit: 'unknown' }
  }
}

/** The same for people. */
export function nameOfCommit(folder = root): string {
  const { commit, hasChanges } = commitOf(folder)
  return `${commit.slice(0, 8)}${hasChanges ? ' with changes' : ''}`
}
