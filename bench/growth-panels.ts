import { Agent, request } from 'node:http'
import { accountSummary } from '@tradelane/contract/account-summary/calls'
import { portfolio } from '@tradelane/contract/invoice-factoring/portfolio-calls'
import { messages } from '@tradelane/contract/messages/calls'
import { movements } from '@tradelane/contract/movements/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { quotes } from '@tradelane/contract/quotes/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { tasks } from '@tradelane/contract/tasks/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import type { GrownCompany } from './growth-company.ts'
import { median, spread } from './measure.ts'

/** Each panel's own call, as the dashboard makes it. */
const panels: Record<string, string> = {
  Accounts: wallet.balances.path,
  History: `${simplePayments.list.path}?save_as_draft=0&limit=4`,
  Drafts: `${simplePayments.list.path}?save_as_draft=1&limit=4`,
  Quotes: `${quotes.list.path}?period=monthly&limit=4`,
  'Account Summary, weekly': `${accountSummary.get.path}?currency=USD&period=weekly`,
  'Account Summary, monthly': `${accountSummary.get.path}?currency=USD&period=monthly`,
  'Account Summary, yearly': `${accountSummary.get.path}?currency=USD&period=yearly`,
  'Partner Companies': `${partners.list.path}?order=newest&limit=4`,
  Financing: `${portfolio.get.path}?financed=1&limit=4`,
  Portfolio: portfolio.get.path,
  'Portfolio as CSV': portfolio.file.path,
  Task: `${tasks.list.path}?limit=4`,
  Messages: `${messages.threads.path}?limit=4`,
  Movements: `${movements.transactions.path}?currency=USD&page=1`,
}

const rounds = 3
const requestsPerRound = 150
const warmUps = 10

export type PanelMeasured = { name: string; ratio: number; detail: string }

/** A GET, or a POST of the body. */
export type Asked = { url: string; token: string; body?: object }

/** One request at a time, alternating between the two companies, so that other load on the machine affects both. */
export async function measurePanels(
  address: string,
  small: GrownCompany,
  large: GrownCompany,
): Promise<PanelMeasured[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const measured: PanelMeasured[] = []
  for (const [name, path] of Object.entries(panels)) {
    const url = `${address}/api${path}`
    const [few, many] = [small, large].map(({ token }) => ({ url, token })) as [Asked, Asked]
    measured.push({ name, ...(await measurePair(agent, few, many)) })
  }
  agent.destroy()
  return measured
}

/** The 95th percentile of the second call against that of the first, by rounds in which they alternate. */
export async function measurePair(agent: Agent, small: Asked, large: Asked, requests = requestsPerRound) {
  for (let i = 0; i < warmUps; i++) for (const asked of [small, large]) await timed(asked, agent)
  const ratios: number[] = []
  const latest = { small: 0, large: 0 }
  for (let round = 0; round < rounds; round++) {
    const times = { small: [] as number[], large: [] as number[] }
    for (let i = 0; i < requests; i++) {
      times.small.push(await timed(small, agent))
      times.large.push(await timed(large, agent))
    }
    latest.small = p95(times.small)
    latest.large = p95(times.large)
    ratios.push(latest.large / latest.small)
  }
  const detail = `${spread(ratios)}; p95 of the last round ${latest.small.toFixed(1)} and ${latest.large.toFixed(1)} ms`
  return { ratio: median(ratios), detail }
}

/** Milliseconds of one call. Refuses what is not answered by 200. */
export function timed({ url, token, body }: Asked, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const asked = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - started)
          : reject(new Error(`${url} answered ${answer.statusCode}`)),
      )
    }).on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}
