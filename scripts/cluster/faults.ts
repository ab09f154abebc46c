import { setTimeout as sleep } from 'node:timers/promises'
import type { Answers } from './answers.ts'
import {
  askServer,
  type DatabaseCluster,
  killMachine,
  killServer,
  members,
  primary,
  signalServer,
  startMachine,
  untilWhole,
} from './database.ts'
import { type DatabaseMachine, plugCable, pullCable } from './machines.ts'

/** `line`: what a fault came to, a row of the table. */
type Fault = { name: string; machine: DatabaseMachine; withoutWritesMs: number; note: string }

/** How long a machine stays away after the first payment without it. */
const awayMs = 2_000

/** kill -9 of the primary: of its database server alone, or of all that its machine runs, as when its power fails. */
export async function kill(cluster: DatabaseCluster, answers: Answers, whole: boolean): Promise<Fault> {
  const machine = await primary()
  const since = Date.now()
  if (whole) killMachine(machine)
  else killServer(machine, cluster.folder)
  const withoutWritesMs = await untilPaid(answers, since)
  await sleep(awayMs)
  startMachine(machine, cluster.folder)
  const name = whole ? 'machine killed' : 'server killed'
  return { name, machine, withoutWritesMs, note: `then ${await primary()}` }
}

/** The primary's cable is pulled for half a minute. Meanwhile somebody on the machine itself goes on writing. */
export async function cut(cluster: DatabaseCluster, answers: Answers): Promise<Fault> {
  const machine = await primary()
  askServer(machine, cluster, 'create table if not exists written_apart (machine text, number int)')
  const since = Date.now()
  pullCable(machine)
  const [withoutWritesMs, said] = await Promise.all([
    untilPaid(answers, since),
    writeApart(machine, cluster, since),
  ])
  plugCable(machine)
  // For a moment it still answers that it is the primary of a whole cluster.
  while ((await primary().catch(() => machine)) === machine) await sleep(200)
  await untilWhole()
  const left = askServer(
    machine,
    cluster,
    "select count(*) || ' of its rows left, a standby: ' || pg_is_in_recovery() from written_apart",
  )
  const note = `on the cut machine ${said}; back again: ${left}`
  return { name: 'cable pulled', machine, withoutWritesMs, note }
}

/** Writes on the cut machine, and counts what its server says. */
async function writeApart(
  machine: DatabaseMachine,
  cluster: DatabaseCluster,
  since: number,
): Promise<string> {
  const said = { unconfirmed: 0, refused: 0, confirmed: 0 }
  while (Date.now() < since + 30_000) {
    const answer = askServer(machine, cluster, `insert into written_apart values ('${machine}', 1)`)
    if (/synchronous replication/.test(answer)) said.unconfirmed++
    else if (/INSERT 0 1/.test(answer)) said.confirmed++
    else said.refused++
    await sleep(500)
  }
  return `${said.confirmed} writes confirmed, ${said.unconfirmed} not confirmed, ${said.refused} refused`
}

/** Both standbys hang for 40 seconds: no commit can be confirmed, and nobody may be promised anything. */
export async function hangStandbys(_: DatabaseCluster, answers: Answers): Promise<Fault> {
  const machine = await primary()
  const standbys = (await members()).map(({ name }) => name).filter((name) => name !== machine)
  for (const name of standbys) signalServer(name, 'SIGSTOP')
  const since = Date.now()
  await sleep(40_000)
  const until = Date.now()
  for (const name of standbys) signalServer(name, 'SIGCONT')
  const withoutWritesMs = await untilPaid(answers, since)
  const during = answers.all().filter(({ answeredAt }) => answeredAt > since + 1_000 && answeredAt < until)
  const counts = Object.entries(Object.groupBy(during, ({ answer }) => answer)).map(
    ([answer, all]) => `${all?.length} × ${answer}`,
  )
  const note = `payers read meanwhile: ${counts.join(', ') || 'nothing, they wait'}`
  return { name: 'both standbys hang', machine, withoutWritesMs, note }
}

/** From the fault until the answer to the first payment that was sent after it. */
async function untilPaid(answers: Answers, since: number): Promise<number> {
  const giveUpAt = since + 180_000
  while (Date.now() < giveUpAt) {
    const first = answers.all().find(({ answer, sentAt }) => answer === 'paid' && sentAt > since)
    if (first) return first.answeredAt - since
    await sleep(50)
  }
  throw new Error('For three minutes no payment was accepted.')
}
