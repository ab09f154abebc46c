import { createServer } from 'node:net'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './e2e/find-chromium.ts'
import { memoryFolder } from './test/memory-folder.ts'

// Every worker reads this file again, and inherits what the first reading put here.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_APART_PORT ??= String(await freePort())

/**
 * What would disturb other stories, on a server of their own, one after the other by name: they move the business clock, pause the outside parties, or add
 * colleagues, with whom changes wait for a second person. Those remove whom they have added.
 */
const storiesApart = [
  'four-eyes.spec.ts',
  'rate-change.spec.ts',
  // Before what moves the clock: it expects it to show the real time.
  'sandbox-desk.spec.ts',
  'staff.spec.ts',
  'whole-dispute.spec.ts',
  'whole-expired-escrow.spec.ts',
  'whole-funding.spec.ts',
]

/** Files of half a minute and more whose turn would come late: they begin first, so that none runs alone at the end. */
const longStories = [
  ...['whole-escrow', 'simple-payment', 'shell', 'shell-manners', 'sidebar'],
  ...['escrow-seller', 'inspection-report', 'insurance', 'own-origin', 'team', 'troubles'],
].map((name) => `${name}.spec.ts`)

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-product.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // Stories wait for the sandbox's steps: with four, a tenth of the processors' time was free. Six take turns more than they gain.
  workers: 5,
  // The second try is there for its recording. A story that needs it has failed.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  // Only a story that hangs should reach these limits, however busy the machine is.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  projects: [
    {
      name: 'apart',
      testMatch: storiesApart,
      workers: 1,
      use: { baseURL: address(process.env.E2E_APART_PORT) },
    },
    { name: 'long stories', testMatch: longStories },
    { name: 'stories', testIgnore: [...storiesApart, ...longStories] },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address(process.env.E2E_PORT),
    launchOptions: await launchOptions(),
    // Drawing what moves is a third of the stories' work. Those of the wallet, the tour and the landing page let it move.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every story takes a fifth of their processor time. In CI the second try is recorded; elsewhere, run the story that
    // failed again with `--trace on`.
    trace: process.env.CI ? 'on-first-retry' : 'off',
  },
})

async function launchOptions() {
  const { executablePath, env } = await findChromium()
  // What its processes share are files: on a disk they took an eighth of the kernel's time.
  const shared = { TMPDIR: memoryFolder() }
  return { executablePath, env: { ...(process.env as Record<string, string>), ...env, ...shared } }
}

function address(port: string | undefined): string {
  return `http://127.0.0.1:${port}`
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
