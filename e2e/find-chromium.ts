import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { bundledEnvironment, unpackChromium } from './unpack-chromium.ts'

export type Chromium = { executablePath: string; env?: Record<string, string> }

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium that starts: the one named by CHROMIUM_PATH, else an installed one, else the one that npm brought, with
 * its own libraries where the machine lacks them, else (as root on Debian) the system's package, installed now.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH
  if (named) return { executablePath: named }
  return findInstalled() ?? (await findBundled()) ?? installPackage()
}

function findInstalled(): Chromium | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...applications,
  ]
  const executablePath = candidates.find((file) => existsSync(file) && starts({ executablePath: file }))
  return executablePath ? { executablePath } : undefined
}

async function findBundled(): Promise<Chromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = await unpackChromium()
  const executablePath = join(folder, 'chromium')
  const env = await bundledEnvironment(folder)
  return [
    { executablePath, env: env.fonts },
    { executablePath, env: { ...env.fonts, ...env.libraries } },
  ].find(starts)
}

function installPackage(): Chromium {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
    execFileSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    })
    const installed = findInstalled()
    if (installed) return installed
  }
  throw new Error('No Chromium starts on this machine: install one, or say where it is with CHROMIUM_PATH.')
}

function starts({ executablePath, env }: Chromium): boolean {
  return (
    spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' }).status ===
    0
  )
}
