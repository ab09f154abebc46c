import { spawnSync } from 'node:child_process'
import { chownSync, cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import type { ServerUser } from './embedded-user.ts'

/** What the thread is given. */
export type ClusterCopy = { from: string; to: string; initdb: string; user: ServerUser | undefined }

// A thread of its own: a thousand small files are copied in one go while the other one loads the product's modules.
const { from, to, initdb, user } = workerData as ClusterCopy
cpSync(from, to, { recursive: true })
if (user) {
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' }))
    chownSync(join(to, name), user.uid, user.gid)
}
const { status, stderr } = spawnSync(initdb, ['--sync-only', `--pgdata=${to}`], { ...user, cwd: '/' })
if (status !== 0) throw new Error(`The copied database folder could not be synced: ${stderr}`)
