import { type Currency, decimalText, money } from '@tradelane/money'
import type { Journal, Step } from './recorder.ts'

type Page = { title: string; lead: string; steps: readonly Step[] }

/** One page of documentation: each step with the states and journals that came of it, and each account's sum at the end. */
export function pageOf({ title, lead, steps }: Page): string {
  const shown = steps.filter(isShown)
  const parts = shown.map((step, index) => stepText(step, index + 1))
  const all = shown.flatMap(({ journals }) => journals)
  return [
    `# ${title}, call by call`,
    `${lead} \`npm run service-pages\` writes this page, and a test compares it.`,
    'A plus is into the account. The `provider` account of the platform goes below zero by what the provider keeps for customers.',
    ...parts,
    `## After it\n\nWhat these journals have changed.\n\n${tableOf([...sums(all)].map(([key, amount]) => [...key.split('|'), amount]))}`,
    '',
  ].join('\n\n')
}

/** Reading leaves nothing, nor does a job with nothing to do, or a sign-in. */
const isShown = ({ does, moves, journals }: Step): boolean =>
  moves.length > 0 ||
  journals.length > 0 ||
  (does.startsWith('POST') && !/\/(get|get_all|list|login)\b/.test(does))

function stepText({ who, does, summary, moves, journals }: Step, number: number): string {
  return [
    `## ${number}. ${who}: ${summary}`,
    does && `\`${does}\``,
    moves.length > 0
      ? counted(moves)
          .map((move) => `- ${move}`)
          .join('\n')
      : 'No record changes its state.',
    ...journals.map(journalText),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Two documents that are accepted at once are one line. */
function counted(moves: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const move of moves) counts.set(move, (counts.get(move) ?? 0) + 1)
  return [...counts].map(([move, count]) => (count === 1 ? move : `${move} (${count} times)`))
}

const journalText = ({ kind, entries }: Journal): string =>
  `\`${kind}\`\n\n${tableOf(entries.map(({ account, currency, amount }) => [account, currency, amount]))}`

const tableOf = (rows: readonly (readonly string[])[]): string =>
  [
    '| account | currency | amount |\n|---|---|--:|',
    ...rows.map(
      ([account, currency = '', amount = '0']) =>
        `| ${account} | ${currency} | ${signed(amount, currency)} |`,
    ),
  ].join('\n')

function signed(amount: string, currency: string): string {
  const text = decimalText(money(BigInt(amount), currency as Currency))
  return amount.startsWith('-') ? `−${text.slice(1)}` : `+${text}`
}

function sums(journals: readonly Journal[]): Map<string, string> {
  const totals = new Map<string, bigint>()
  for (const { account, currency, amount } of journals.flatMap(({ entries }) => entries)) {
    const key = `${account}|${currency}`
    totals.set(key, (totals.get(key) ?? 0n) + BigInt(amount))
  }
  const kept = [...totals]
    .filter(([, amount]) => amount !== 0n)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return new Map(kept.map(([key, amount]) => [key, String(amount)]))
}
