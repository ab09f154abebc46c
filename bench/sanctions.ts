import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { partners } from '@tradelane/contract/partners/calls'
import { demoPartners } from '../apps/server/seeds/demo-partners.ts'
import type { Measured } from './measure.ts'
import { removeFolder, startProduct, temporaryFolder } from './product.ts'
import { signIn } from './sign-in.ts'

const fileMb = 25
const entries = 6_234
const pollMs = 25

/**
 * A sanctions list as large as the European Union's is read while the product runs and companies add partners, each of which is compared
 * with the lists. Memory is that of the reading process above one that reads a list of one entry.
 */
export async function run(): Promise<Measured> {
  const dataDir = await temporaryFolder()
  const product = await startProduct(dataDir, { RATE_LIMIT: '0' })
  try {
    const { token } = await signIn(product.address)
    const idle = await readList(dataDir, { count: 1, mb: 0, day: '2026-11-01' })
    const serverBefore = await serverMb(dataDir)
    const screening = keepScreening(product.address, token)
    const read = await readList(dataDir, { count: entries, mb: fileMb, day: '2026-11-12' })
    // The server reads the names again with the first comparison after it.
    await delay(3_000)
    const { answers, longestMs } = await screening.stop()
    return {
      figures: {
        'list of 25 MB read (s)': read.seconds,
        'most memory above idle (MB)': read.mostMb - idle.mostMb,
        'longest answer of a comparison meanwhile (s)': longestMs / 1000,
        'comparisons meanwhile': answers,
        'server above before, with the names (MB)': (await serverMb(dataDir)) - serverBefore,
      },
      goals: {
        'list of 25 MB read (s)': { atMost: 20 },
        'most memory above idle (MB)': { atMost: 300 },
        'longest answer of a comparison meanwhile (s)': { atMost: 10 },
      },
      notes: [`${entries} entries with six names each; every comparison was answered with 200.`],
    }
  } finally {
    await product.stop()
    await removeFolder(dataDir)
  }
}

type Wanted = { count: number; mb: number; day: string }

/** By the command of the back office, in a process of its own. */
async function readList(dataDir: string, { count, mb, day }: Wanted) {
  const path = join(dataDir, `list-${count}.xml`)
  await writeFile(path, euList({ count, mb, day }))
  const started = performance.now()
  const command = spawn(process.execPath, [script, 'eu', path], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  })
  const mostMb = await mostResidentMb(command)
  if (command.exitCode !== 0) throw new Error(`the list was not read: ${command.exitCode}`)
  return { seconds: (performance.now() - started) / 1000, mostMb }
}
const script = join(import.meta.dirname, '../scripts/import-sanctions-list.ts')

async function mostResidentMb(command: ChildProcess): Promise<number> {
  const ended = once(command, 'exit')
  let most = 0
  while (command.exitCode === null && command.signalCode === null) {
    most = Math.max(most, await memoryMb(command.pid ?? 0, 'VmHWM'))
    await Promise.race([ended, delay(pollMs)])
  }
  return most
}

/** Adds partners one after the other until it is stopped. */
function keepScreening(address: string, token: string) {
  let isStopped = false
  let answers = 0
  let longestMs = 0
  const add = async () => {
    const partner = { ...demoPartners.hanse, company_name: `${nameOf(90_000 + answers)} Handel` }
    const started = performance.now()
    const answer = await fetch(`${address}/api${partners.add.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify([partner]),
    })
    if (!answer.ok) throw new Error(`adding a partner answered ${answer.status}: ${await answer.text()}`)
    longestMs = Math.max(longestMs, performance.now() - started)
    answers++
  }
  const done = (async () => {
    while (!isStopped) {
      await add()
      await delay(pollMs)
    }
  })()
  return {
    stop: async () => {
      isStopped = true
      await done
      return { answers, longestMs }
    },
  }
}

/** In the form of the Union's file, with invented names. What is not read fills it up to its size, as remarks and publications do. */
function euList({ count, mb, day }: Wanted): string {
  const filler = 'x'.repeat(Math.max(0, Math.floor((mb * 1e6) / count) - 1_250))
  const entities = Array.from({ length: count }, (_, index) => {
    const names = Array.from(
      { length: 6 },
      (_, alias) =>
        `<nameAlias firstName="" middleName="" lastName="" wholeName="${nameOf(index * 6 + alias)}" strong="true" logicalId="${index}${alias}"/>`,
    )
    return `<sanctionEntity designationDetails="" euReferenceNumber="EU.${index}.1" logicalId="${index + 1}"><remark>${filler}</remark><regulation regulationType="regulation" programme="INV" logicalId="1"/><subjectType code="${index % 2 ? 'person' : 'enterprise'}" classificationCode="P"/>${names.join('')}<citizenship countryIso2Code="RS" countryDescription="SERBIA"/><birthdate circa="false" birthdate="1970-01-31" year="1970"/></sanctionEntity>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="${day}T16:47:04.449+01:00">\n${entities.join('')}</export>\n`
}

/** Two or three words, so that no two are alike. */
function nameOf(index: number): string {
  const word = (seed: number) =>
    Array.from(
      { length: 3 },
      (_, at) => syllables[Math.floor(seed / syllables.length ** at) % syllables.length],
    )
      .join('')
      .replace(/^./, (letter) => letter.toUpperCase())
  return `${word(index * 7 + 3)} ${word(index * 131 + 17)}${index % 3 ? '' : ` ${word(index * 17 + 5)}`}`
}
const syllables =
  'ba de fi go hu ka le mi no pu ra se ti vo zu bran dol gre kol mar pet sha tor vel yar zhe'.split(' ')

/** Of the server itself, without the processes of its database. */
async function serverMb(dataDir: string): Promise<number> {
  const processes = await readdir(join(dataDir, 'postgres.users'))
  const sizes = await Promise.all(processes.map((pid) => memoryMb(Number.parseInt(pid, 10), 'VmRSS')))
  return Math.max(...sizes)
}

async function memoryMb(pid: number, figure: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(new RegExp(`${figure}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024
}
