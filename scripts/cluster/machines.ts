import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'

// A machine is a network namespace: an address of its own on one bridge, and a cable that can be pulled.

export const databases = ['db1', 'db2', 'db3'] as const
const machines = [...databases, 'front', 'api1', 'api2', 'work1', 'work2'] as const
export type Machine = (typeof machines)[number]
export type DatabaseMachine = (typeof databases)[number]

const bridge = 'tradelane0'
const spaceOf = (machine: Machine) => `tradelane-${machine}`
const cableOf = (machine: Machine) => `tl-${machine}`
/** Of documentation nobody routes to: it stays on the bridge. */
export const addressOf = (machine: Machine) => `10.77.0.${11 + machines.indexOf(machine)}`
const ownAddress = '10.77.0.1'

export function setUpMachines(): void {
  tearDownMachines()
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('addr', 'add', `${ownAddress}/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  for (const machine of machines) {
    const [space, cable] = [spaceOf(machine), cableOf(machine)]
    ip('netns', 'add', space)
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
    ip('link', 'set', cable, 'master', bridge, 'up')
    ip('-n', space, 'addr', 'add', `${addressOf(machine)}/24`, 'dev', 'eth0')
    ip('-n', space, 'link', 'set', 'eth0', 'up')
    ip('-n', space, 'link', 'set', 'lo', 'up')
  }
}

/** Ends what runs on the machines, also what an earlier command left, and removes them. */
export function tearDownMachines(): void {
  const spaces = spawnSync('ip', ['netns', 'list'], { encoding: 'utf8' }).stdout
  for (const machine of machines) {
    spawnSync('ip', ['link', 'del', cableOf(machine)])
    if (!spaces.includes(spaceOf(machine))) continue
    // Processes keep their space, and may start others meanwhile.
    for (let pids = processesOn(machine); pids.length > 0; pids = processesOn(machine)) {
      for (const pid of pids) killNow(pid)
      spawnSync('sleep', ['0.05'])
    }
    ip('netns', 'del', spaceOf(machine))
  }
  spawnSync('ip', ['link', 'del', bridge], { stdio: 'ignore' })
}

/** Runs a program on a machine; what it says is in `folder/MACHINE-NAME.log`. */
export function runOn(
  machine: Machine,
  { name, command, as, env = {}, folder }: Program & { folder: string },
): ChildProcess {
  const log = openSync(join(folder, `${machine}-${name}.log`), 'a')
  return spawn('ip', ['netns', 'exec', spaceOf(machine), ...asUser(as), ...command], {
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, HOME: folder, ...env },
    // Ctrl-C is for us: we end them in order.
    detached: true,
  })
}

type Program = { name: string; command: string[]; as?: 'postgres'; env?: Record<string, string> }

/** Runs a short command on a machine, and answers what it says. */
export function askOn(machine: Machine, command: string[], env: Record<string, string> = {}): string {
  const { stdout, stderr } = spawnSync('ip', ['netns', 'exec', spaceOf(machine), ...command], {
    encoding: 'utf8',
    timeout: 10_000,
    env: { PATH: process.env.PATH, ...env },
  })
  return `${stdout}${stderr}`.trim()
}

export const pullCable = (machine: Machine) => ip('link', 'set', cableOf(machine), 'down')
export const plugCable = (machine: Machine) => ip('link', 'set', cableOf(machine), 'up')

export function processesOn(machine: Machine): number[] {
  const { stdout } = spawnSync('ip', ['netns', 'pids', spaceOf(machine)], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

export function killNow(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself.
  }
}

const asUser = (user: string | undefined) =>
  user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : []

function ip(...words: string[]): void {
  const { status, stderr } = spawnSync('ip', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${words.join(' ')}: ${stderr.trim()}`)
}
