import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, databases, type Machine, runOn } from './machines.ts'

export const apis = ['api1', 'api2'] as const

/** Where the product finds whichever database is the primary, and customers an API process that is alive: one without its database answers with a code, the proxy would not. */
export const databaseAddress = `${addressOf('front')}:5000`
export const productAddress = `http://${addressOf('front')}:8080`

export function startFront(folder: string): void {
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, settings())
  runOn('front', { name: 'haproxy', command: ['haproxy', '-f', file, '-db'], folder })
}

function settings(): string {
  const servers = (names: readonly Machine[], port: number, check: string) =>
    names.map((name) => `  server ${name} ${addressOf(name)}:${port} check ${check}`).join('\n')
  return `
defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
  retries 2

listen database
  mode tcp
  bind *:5000
  # Patroni answers 200 here on the primary alone.
  option httpchk GET /primary
  http-check expect status 200
  # A client that still talks to a primary that is no longer primary has to connect again.
  default-server inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
${servers(databases, 5432, 'port 8008')}

listen product
  mode http
  bind *:8080
  option forwardfor
  option httpchk GET /healthz
  # A request is sent to another process only where it cannot have arrived at the first.
  retry-on conn-failure
  option redispatch
  default-server inter 500 fall 2 rise 1
${servers(apis, 4000, '')}
`
}
