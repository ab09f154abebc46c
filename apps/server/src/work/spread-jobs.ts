import type { WorkerEventMap } from 'graphile-worker'

const minuteMs = 60_000
const eachMinute = '* * * * * '
const taskOf = (line: string) => line.split(' ')[5] ?? ''

/**
 * Jobs of the clock that come due in the same minute begin one after the other: each of those of every minute has a second of its own, at
 * even distances, and the others begin between two of them. Together they would hold up what people wait for. The queue stores each
 * job as this leaves it, so none takes a worker's place while it waits.
 */
export function spreadJobs(crontab: string): (event: WorkerEventMap['cron:schedule']) => void {
  const lines = crontab.split('\n')
  const often = lines.filter((line) => line.startsWith(eachMinute)).map(taskOf)
  const rare = lines.filter((line) => !line.startsWith(eachMinute)).map(taskOf)
  const turns = Math.max(1, often.length)
  const turnOf = (task: string) =>
    often.includes(task) ? often.indexOf(task) : (rare.indexOf(task) % turns) + 0.5
  return ({ jobsAndIdentifiers }) => {
    for (const { job } of jobsAndIdentifiers) {
      const afterMs = Math.trunc((turnOf(job.task) * minuteMs) / turns)
      job.runAt = new Date(Date.parse(job.runAt) + afterMs).toISOString()
    }
  }
}
