import { readdir, readFile } from 'node:fs/promises'

/** Milliseconds by the number of a process. */
export type ProcessorTimes = ReadonlyMap<number, number>

/** The processor time that these processes and their children took so far. Other work on the machine does not count in it. */
export async function processorTimesOf(roots: readonly number[]): Promise<ProcessorTimes> {
  const found = [...descendantsOf(roots, await parents())]
  return new Map(await Promise.all(found.map(async (pid) => [pid, await timeOf(pid)] as const)))
}

/** What was taken in between. A process that ended meanwhile is left out. */
export function takenBetween(before: ProcessorTimes, after: ProcessorTimes): number {
  let taken = 0
  for (const [pid, time] of after) taken += time - (before.get(pid) ?? 0)
  return taken
}

/** Of each process, its parent. */
async function parents(): Promise<Map<number, number>> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(
    names.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      // After the command's name, which may have spaces and brackets, come state and parent.
      return [Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const
    }),
  )
  return new Map(all)
}

function descendantsOf(roots: readonly number[], parentOf: Map<number, number>): Set<number> {
  const found = new Set(roots)
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const [child, parent] of parentOf) if (found.has(parent)) found.add(child)
  }
  return found
}

async function timeOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const times = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  )
  return times.reduce((sum, time) => sum + Number(time.split(' ')[0]), 0) / 1e6
}
