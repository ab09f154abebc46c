import { type Measured, median, rounds, spread } from './measure.ts'
import { removeFolder, temporaryFolder } from './product.ts'
import { accounts, checkRun, prepareBooks, withBooks } from './skew-books.ts'
import { type Design, designs } from './skew-designs.ts'
import { applySkew, type SkewResult } from './skew-load.ts'
import { type Servers, startServers } from './skew-servers.ts'

const exponents = [1, 2]
const clients = 5
/** Each: more than any design can post. With 1,000 answers missing a client drops what is due, as in tb-perf. */
const rate = 8_000
const mostWaiting = 1_000
const warmUpSeconds = 5
const seconds = Number(process.env.BENCH_SECONDS ?? 20)

type Runs = Record<Design, SkewResult[]>

/** The load of softwaremill/tb-perf: transfers between few and many accounts, with a synchronous standby. */
export async function run(): Promise<Measured> {
  const folder = await temporaryFolder()
  try {
    const servers = await startServers(folder, prepareBooks)
    try {
      const figures: Record<string, number> = {}
      const notes = [settingsOf(servers)]
      for (const exponent of exponents) {
        const runs = await measureRounds(servers, exponent)
        Object.assign(figures, figuresOf(exponent, runs))
        notes.push(...notesOf(exponent, runs))
      }
      return { figures, goals: goals(), notes }
    } finally {
      await servers.stop()
    }
  } finally {
    await removeFolder(folder)
  }
}

async function measureRounds(servers: Servers, exponent: number): Promise<Runs> {
  const runs: Runs = { 'row locks': [], 'atomic update': [], ours: [] }
  const load = { accounts, exponent, rate, mostWaiting, warmUpSeconds, seconds }
  for (let round = 0; round < rounds; round++) {
    for (const design of designs) {
      const result = await withBooks(servers, design, async (connectionString) => {
        const measured = await applySkew({ ...load, design, connectionString }, clients)
        await checkRun(servers, design, measured)
        return measured
      })
      runs[design].push(result)
    }
  }
  return runs
}

function figuresOf(exponent: number, runs: Runs): Record<string, number> {
  const figures: Record<string, number> = {}
  for (const design of designs) {
    const of = (read: (result: SkewResult) => number) => median(runs[design].map(read))
    Object.assign(figures, {
      [`Zipf ${exponent}, ${design}: accepted/s`]: of((result) => result.acceptedPerSecond),
      [`Zipf ${exponent}, ${design}: refused`]: of(({ refused }) => refused),
      [`Zipf ${exponent}, ${design}: dropped`]: of(({ dropped }) => dropped),
      [`Zipf ${exponent}, ${design}: errors`]: Math.max(...runs[design].map(({ errors }) => errors)),
      [`Zipf ${exponent}, ${design}: deadlocks`]: Math.max(...runs[design].map(({ deadlocks }) => deadlocks)),
      [`Zipf ${exponent}, ${design}: p50 (ms)`]: of(({ p50Ms }) => p50Ms),
      [`Zipf ${exponent}, ${design}: p99 (ms)`]: of(({ p99Ms }) => p99Ms),
    })
  }
  return { ...figures, [`Zipf ${exponent}: ours / the better of the others`]: median(ratiosOf(runs)) }
}

/** Of each round. */
function ratiosOf(runs: Runs): number[] {
  return runs.ours.map(({ acceptedPerSecond }, round) => {
    const others = [runs['row locks'][round], runs['atomic update'][round]]
    return acceptedPerSecond / Math.max(...others.map((other) => other?.acceptedPerSecond ?? 0))
  })
}

function goals(): Measured['goals'] {
  return {
    'Zipf 2: ours / the better of the others': { atLeast: 6 },
    ...Object.fromEntries(
      exponents.flatMap((exponent) => [
        [`Zipf ${exponent}, ours: errors`, { atMost: 0 }],
        [`Zipf ${exponent}, ours: deadlocks`, { atMost: 0 }],
      ]),
    ),
  }
}

function notesOf(exponent: number, runs: Runs): string[] {
  const failed = Object.values(runs)
    .flat()
    .find(({ firstError }) => firstError)
  const ratios = `Zipf ${exponent}: ${spread(ratiosOf(runs))} × the better of the others over ${rounds} rounds in turn (proud: 10).`
  return [ratios, ...(failed ? [`Zipf ${exponent}: the first error was ${failed.firstError}`] : [])]
}

function settingsOf({ version }: Servers): string {
  return [
    `PostgreSQL ${version}, one primary and one synchronous standby on loopback, fsync and synchronous_commit on.`,
    `${accounts} accounts, ${clients} clients of one thread on the same cores, each asking ${rate} a second for ${seconds} s`,
    `and dropping what is due while ${mostWaiting} answers are missing. After each run both servers had each accepted`,
    'transfer once, no balance below zero and no money lost; ours recounted by every rule, its replays without effect.',
  ].join('\n')
}
