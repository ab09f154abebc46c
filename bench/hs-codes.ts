import { Agent } from 'node:http'
import { hsCodes } from '@tradelane/contract/hs-codes/calls'
import { readHsCodes } from '../apps/server/src/features/world/hs-codes/read-hs-codes.ts'
import { searchHsCodes } from '../apps/server/src/features/world/hs-codes/search-hs-codes.ts'
import { timed } from './growth-panels.ts'
import { type Measured, median, spread } from './measure.ts'
import { removeFolder, startProduct, temporaryFolder } from './product.ts'
import { percentile, timeEach, timeSelect } from './selects.ts'
import { signIn } from './sign-in.ts'

const rounds = 3
const each = 400
const words = [
  'shirts',
  'cotton shirts',
  'laptop',
  'men trousers',
  '8471',
  '84.71.30',
  'of',
  'umbrel',
  'zzzz',
]

/** Other ones than those above, each once, from all chapters: numbers, and what the codes are called. */
const unasked = [
  ...new Set(
    [...readHsCodes().values()].map(({ code, text }, at) => (at % 4 === 0 ? code : text.slice(0, 24))),
  ),
]
  .filter((text, at) => at % 3 === 0 && text.length > 3 && !words.includes(text))
  .slice(0, each)

/**
 * HS search by words and digits against `select 1`: the call of a signed-in company, for texts that were not asked before and for
 * ones that are remembered, and the search itself. What the machine and HTTP take of the call is measured beside it, by the call that does nothing.
 */
export async function run(): Promise<Measured> {
  const calls: number[] = []
  const remembered: number[] = []
  const idle: number[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const searches: number[] = []
  for (let round = 0; round < rounds; round++) {
    const dataDir = await temporaryFolder()
    const product = await startProduct(dataDir, { RATE_LIMIT: '0' })
    try {
      const { token } = await signIn(product.address)
      const search = (text: string) =>
        timed(
          {
            url: `${product.address}/api${hsCodes.search.path}?search=${encodeURIComponent(text)}`,
            token,
          },
          agent,
        )
      const nothing = () => timed({ url: `${product.address}/healthz`, token }, agent)
      const texts = Array.from({ length: each }, (_, index) => words[index % words.length] ?? '')
      const reference = await timeSelect(dataDir)
      // Code that never ran is slow: once through, and then what a running server takes. It remembers
      // what was asked before.
      await timeEach(texts, search)
      calls.push(percentile(await timeEach(unasked, search), 99) / reference)
      remembered.push(percentile(await timeEach(texts, search), 99) / reference)
      idle.push(percentile(await timeEach(texts, nothing), 99) / reference)
      const itself = async (text: string) => searchHsCodes(text)
      await timeEach(texts, itself)
      searches.push(percentile(await timeEach(texts, itself), 99) / reference)
    } finally {
      await product.stop()
      await removeFolder(dataDir)
    }
  }
  agent.destroy()
  return {
    figures: {
      'HS search, the call, p99 / select 1 p50': median(calls),
      'HS search, remembered, p99 / select 1 p50': median(remembered),
      'HS search itself, p99 / select 1 p50': median(searches),
    },
    goals: {
      'HS search itself, p99 / select 1 p50': { atMost: 20 },
    },
    notes: [
      `${rounds} starts, ${each} searches one at a time; calls ${spread(calls)}, remembered ${spread(remembered)}, searches ${spread(searches)}`,
      `A call that does nothing, p99 / select 1 p50: ${spread(idle)}`,
    ],
  }
}
