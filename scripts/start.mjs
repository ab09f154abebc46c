import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServer } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'
import { root, setUp } from './set-up.mjs'
import { superviseServer } from './supervise-server.mjs'

// Under npm our parent is npm itself. Started by hand we may well be meant to outlive the shell.
if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs')

const node = setUp()
buildWeb(node)
const program = buildServer(node)

const imports = ['map-traces', 'end-with-parent'].flatMap((name) => [
  '--import',
  pathToFileURL(join(root, `scripts/${name}.mjs`)).href,
])
// A session of its own: Ctrl-C reaches the terminal's whole group, and again through npm, but the server hears it once.
superviseServer(() =>
  spawn(node, [...imports, program], {
    cwd: root,
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      NODE_COMPILE_CACHE: join(root, '.cache/node'),
      // By the size of the machine V8 and malloc take up to 600 MB for what fits in 300: see `npm run bench -- memory`.
      NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=512',
      MALLOC_ARENA_MAX: '2',
      // Passwords are verified on these threads, and files are read: all cores verify at once, and a file need not wait for a password.
      UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism() + 2)),
      // The terminal is for the address and the sign-ins.
      LOG_FILE: join(process.env.DATA_DIR ?? join(root, 'data'), 'server.log'),
      ...process.env,
    },
  }),
)
