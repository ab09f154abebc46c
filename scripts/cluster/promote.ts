import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nameOfCommit } from '../commit-of.ts'
import { answersIn } from './answers.ts'
import { untilWhole } from './database.ts'
import { cut, hangStandbys, kill } from './faults.ts'
import { judge } from './judge.ts'
import { givenPayers, ownApp, startPaying } from './payers.ts'
import type { Cluster } from './start-cluster.ts'

const payerCount = 6

/** Takes the primary away under people who pay, prints each turn as a row, and judges by what was acknowledged. */
export async function promote(
  cluster: Cluster,
  { times, cuts }: { times: number; cuts: number },
): Promise<void> {
  const commit = nameOfCommit()
  const app = await ownApp(cluster)
  const payers = await givenPayers(app, payerCount)
  const answers = answersIn(join(cluster.folder, 'answers.jsonl'))
  const paying = startPaying(app, payers, answers)
  const faults = [
    ...Array.from({ length: times }, (_, turn) => () => kill(cluster, answers, turn % 2 === 1)),
    ...Array.from({ length: cuts }, () => () => cut(cluster, answers)),
    ...(cuts > 0 ? [() => hangStandbys(cluster, answers)] : []),
  ]
  console.log(`\n| | what | primary | seconds without writes | |\n|---|---|---|---|---|`)
  for (const [turn, fault] of faults.entries()) {
    await untilWhole()
    // Some payments between two faults.
    await sleep(4_000)
    const { name, machine, withoutWritesMs, note } = await fault()
    console.log(`| ${turn + 1} | ${name} | ${machine} | ${(withoutWritesMs / 1_000).toFixed(1)} | ${note} |`)
  }
  await paying.stop()
  await untilWhole()
  report({ ...cluster, commit }, answers.all(), await judge(app, payers, answers.all()))
  await app.close()
}

function report(
  { processes, commit }: Cluster & { commit: string },
  answers: ReturnType<ReturnType<typeof answersIn>['all']>,
  findings: string[],
) {
  const count = (wanted: string) => answers.filter(({ answer }) => answer === wanted).length
  const dead = processes.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null).length
  console.log(`
Commit ${commit}, ${new Date().toISOString().slice(0, 10)}. ${count('paid')} payments acknowledged, ${answers.length - count('paid')} sendings answered otherwise:
${[...new Set(answers.map(({ answer }) => answer))]
  .filter((answer) => answer !== 'paid')
  .map((answer) => `  ${count(answer)} × ${answer}`)
  .join('\n')}
${dead} of ${processes.length} processes of the product ended.`)
  for (const finding of findings) console.log(`WRONG: ${finding}`)
  if (findings.length === 0)
    console.log('Nothing acknowledged is lost, nothing is paid twice, books and provider agree.')
  if (findings.length > 0 || dead > 0) process.exitCode = 1
}
