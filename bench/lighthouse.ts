import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import lighthouse from 'lighthouse'
import { findChromium } from '../e2e/find-chromium.ts'
import { NotInstalled } from './measure.ts'

export type Judged = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  blockedMs: number
  layoutShift: number
  /** What the page loaded as scripts, each as large as it is in gzip. */
  scriptKb: number
  /** What kept a score from being full. */
  lacking: string[]
}

type Requests = { items: { url: string; resourceType: string }[] }
type Audit = { title: string; score: number | null; numericValue?: number; details?: unknown }

/** A browser for Lighthouse, which uses its mobile preset by default. */
export async function startBrowser() {
  const { executablePath, env } = await findChromium().catch((error: Error) => {
    throw new NotInstalled(error.message)
  })
  const folder = await mkdtemp(join(tmpdir(), 'tradelane-browser-'))
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--no-first-run']
  const browser = spawn(
    executablePath,
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } },
  )
  const ended = once(browser, 'exit')
  const port = await debuggingPort(browser.stderr)
  return {
    judge: (url: string) => judge(url, port),
    stop: async () => {
      browser.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function debuggingPort(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface(output)) {
    const port = /^DevTools listening on ws:\/\/[^/]+:(\d+)\//.exec(line)?.[1]
    if (port) {
      output.resume()
      return Number(port)
    }
  }
  throw new Error('The browser ended before it could be driven.')
}

async function judge(url: string, port: number): Promise<Judged> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories })
  if (!result) throw new Error(`Lighthouse has no answer for ${url}.`)
  const { categories, audits } = result.lhr
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    scriptKb: await scriptKb(audits),
    lacking: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id}: ${audits[id]?.title}`),
    ),
  }
}

async function scriptKb(audits: Record<string, Audit>): Promise<number> {
  const requests = audits['network-requests']?.details as Requests | undefined
  const scripts = requests?.items.filter(({ resourceType }) => resourceType === 'Script') ?? []
  const sizes = await Promise.all(scripts.map(({ url }) => gzipBytes(url)))
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000
}

async function gzipBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length'))
}
