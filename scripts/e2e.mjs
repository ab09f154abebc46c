import { join } from 'node:path'
import { buildServer } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'
import { root, run } from './set-up.mjs'

buildWeb(process.execPath)
buildServer(process.execPath)
run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)])
