import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's packages, and a file that each of them brings. */
const needed = {
  iproute2: '/usr/sbin/ip',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  haproxy: '/usr/sbin/haproxy',
} as const

const missing = () => Object.entries(needed).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))

/**
 * Asks apt-get for what is missing, and ends with status 2 where something still is. Debian would start servers of its own: they
 * are kept from that, and from starting with the machine.
 */
export function requirePackages(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    end('Machines of their own need Linux and root: run this as root on Debian.')
  const names = missing()
  if (names.length > 0) install(names)
  const left = missing()
  if (left.length > 0)
    end(
      `These packages are missing and could not be installed: ${left.join(', ')}.\nInstall them (apt-get install ${left.join(' ')}) and try again.`,
    )
  const probe = spawnSync('unshare', ['--net', 'true'])
  if (probe.status !== 0) end('This machine does not allow network namespaces, which the cluster needs.')
}

function install(names: string[]): void {
  console.log(`Installing ${names.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const options = ['install', '--yes', '--no-install-recommends', ...names]
  const { status, stderr } = spawnSync('apt-get', options, { env, encoding: 'utf8' })
  if (status !== 0) console.error(stderr.trim())
  // Without systemd there is nothing to switch off.
  // Of PostgreSQL only the server that comes with the package: others of this machine go on.
  for (const service of ['patroni', 'etcd', 'haproxy', 'postgresql@15-main'])
    if (names.some((name) => name.startsWith(service.split('@')[0] ?? service)))
      spawnSync('systemctl', ['disable', '--now', service], { stdio: 'ignore' })
}

function end(text: string): never {
  console.error(text)
  process.exit(2)
}
