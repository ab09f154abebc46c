// Runs on whatever Node the machine has (20 or newer), before anything is installed: plain JavaScript, nothing imported.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')

/** Installs what the lock file names where something of it is missing, and answers with the Node to run the rest on. */
export function setUp() {
  if (!isInstalled()) {
    console.log('Installing what Tradelane needs (once, and after an update) …')
    // Not `npm ci`: it refuses a lock file without the packages of every other platform, and some registries lack
    // those. This keeps to the locked versions just the same.
    npm('install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')
    run(projectsNode(), [join(root, 'scripts/prepare-cluster.ts')])
  }
  return projectsNode()
}

/** npm leaves a picture of what it installed; packages for other platforms are rightly absent from it. */
function isInstalled() {
  const pictureFile = join(modules, '.package-lock.json')
  if (!existsSync(pictureFile)) return false
  const installed = readJson(pictureFile).packages
  return Object.entries(readJson(join(root, 'package-lock.json')).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    return found
      ? wanted.link || found.version === wanted.version
      : wanted.optional || wanted.devOptional || wanted.peer
  })
}

/** The npm package `node` brings the Node that the project is written for; its install script may have been refused. */
function projectsNode() {
  const file = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(file)) return file
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  run(process.execPath, ['installArchSpecificPackage'], { cwd: join(modules, 'node') })
  return file
}

function npm(...args) {
  const npmFile = process.env.npm_execpath
  if (npmFile?.endsWith('.js')) run(process.execPath, [npmFile, ...args])
  else run('npm', args, { shell: process.platform === 'win32' })
}

/** Ends this process with the command's status where it fails: its own output has said why. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
