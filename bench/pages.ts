import { type Judged, startBrowser } from './lighthouse.ts'
import { type Measured, median, pairedRounds, rounds, spread } from './measure.ts'
import { removeFolder, startProduct, temporaryFolder } from './product.ts'
import { serveMinimalPage } from './serve-minimal-page.ts'

/** The first pages as Lighthouse sees them on a phone, against the smallest page that React can make. */
export async function run(): Promise<Measured> {
  const [dataDir, built] = [await temporaryFolder(), await temporaryFolder()]
  const product = await startProduct(dataDir)
  const minimal = await serveMinimalPage(built)
  const browser = await startBrowser()
  try {
    const landing: Judged[] = []
    const login: Judged[] = []
    const judge = async (url: string, into: Judged[] = []) => {
      const judged = await browser.judge(url)
      into.push(judged)
      return judged.lcpMs
    }
    // What either serves for the first time is measured by neither.
    await browser.judge(minimal.address)
    await browser.judge(`${product.address}/`)
    const lcp = await pairedRounds(
      rounds,
      () => judge(minimal.address),
      () => judge(`${product.address}/`, landing),
    )
    for (let round = 0; round < rounds; round++) await judge(`${product.address}/login`, login)
    return { ...figuresOf(landing, lcp, login), notes: notesOf(landing, lcp) }
  } finally {
    await browser.stop()
    minimal.stop()
    await product.stop()
    await removeFolder(dataDir)
    await removeFolder(built)
  }
}

type Lcp = Awaited<ReturnType<typeof pairedRounds>>

function figuresOf(landing: Judged[], lcp: Lcp, login: Judged[]): Omit<Measured, 'notes'> {
  const middle = (of: Judged[], name: Exclude<keyof Judged, 'lacking'>) =>
    median(of.map((judged) => judged[name]))
  return {
    figures: {
      performance: middle(landing, 'performance'),
      accessibility: middle(landing, 'accessibility'),
      'best practices': middle(landing, 'bestPractices'),
      SEO: middle(landing, 'seo'),
      'LCP of a minimal React page (ms)': median(lcp.reference),
      'LCP (ms)': median(lcp.ours),
      'LCP / minimal React page': median(lcp.ratios),
      'blocking time (ms)': middle(landing, 'blockedMs'),
      'layout shift': Math.max(...landing.map(({ layoutShift }) => layoutShift)),
      'JavaScript, gzip (KB)': middle(landing, 'scriptKb'),
      'performance of /login': middle(login, 'performance'),
      'LCP of /login (ms)': middle(login, 'lcpMs'),
      'JavaScript of /login, gzip (KB)': middle(login, 'scriptKb'),
    },
    goals: {
      performance: { atLeast: 98 },
      accessibility: { atLeast: 100 },
      'best practices': { atLeast: 100 },
      SEO: { atLeast: 100 },
      'LCP / minimal React page': { atMost: 1.2 },
      'blocking time (ms)': { atMost: 50 },
      'layout shift': { atMost: 0 },
      'JavaScript, gzip (KB)': { atMost: 100 },
      'performance of /login': { atLeast: 98 },
    },
  }
}

function notesOf(landing: Judged[], lcp: Lcp): string[] {
  const lacking = new Set(landing.flatMap((judged) => judged.lacking))
  return [
    `Lighthouse’s mobile preset, ${rounds} rounds in turn after one of each to warm up; LCP ratio ${spread(lcp.ratios)}`,
    `Blocking time ${spread(
      landing.map(({ blockedMs }) => blockedMs),
      0,
    )} ms`,
    ...[...lacking].map((audit) => `Not full: ${audit}`),
  ]
}
