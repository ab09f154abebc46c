import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const source = join(root, 'node_modules/@sparticuz/chromium')

/** The package unpacks to the temporary folder and trusts its content, so it gets a folder of its own. */
const unpack = `
  import chromium, { inflate } from '@sparticuz/chromium'
  await chromium.executablePath()
  await inflate(process.argv[1])`

/** Unpacks the Chromium that npm brought into .cache, once; returns the folder. */
export async function unpackChromium(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string }
  const folder = join(root, `.cache/chromium-${version}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const args = ['--input-type=module', '--eval', unpack, join(source, 'bin/al2023.tar.br')]
  execFileSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, TMPDIR: draft },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Another process may have been quicker: its copy is as good.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  return folder
}

/** What the unpacked Chromium can be given where the machine has no fonts, or not the libraries it needs. */
export async function bundledEnvironment(folder: string) {
  const configuration = join(folder, 'fonts.conf')
  await writeFile(
    configuration,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts/fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`,
  )
  const hasFonts = existsSync('/etc/fonts/fonts.conf') && existsSync('/usr/share/fonts')
  return {
    fonts: hasFonts ? {} : { FONTCONFIG_FILE: configuration },
    libraries: { LD_LIBRARY_PATH: join(folder, 'al2023/lib') },
  }
}
