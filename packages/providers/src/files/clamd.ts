import { connect } from 'node:net'
import { ProviderUnavailable } from '../provider-unavailable.ts'

export interface Scanner {
  /** The name of what was found in it; undefined where nothing was. Throws ProviderUnavailable where there is no verdict. */
  scan(bytes: Uint8Array): Promise<string | undefined>
}

type ClamdOptions = {
  /** `host:port`, or the path of its socket. */
  address: string
  timeoutMs?: number
}

/** ClamAV's daemon. The file is sent to it, so it needs no access to our folders. */
export function clamd({ address, timeoutMs = 30_000 }: ClamdOptions): Scanner {
  return {
    async scan(bytes) {
      const answer = await ask(address, streamOf(bytes), timeoutMs)
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
      if (found === undefined && answer !== 'stream: OK')
        throw new ProviderUnavailable(`the scanner answered ${JSON.stringify(answer.slice(0, 200))}`)
      return found
    },
  }
}

/** One piece with its length before it, and one of nothing, which ends the stream. */
function streamOf(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  const pieces = bytes.length > 0 ? [length, bytes] : []
  return Buffer.concat([Buffer.from('zINSTREAM\0'), ...pieces, Buffer.alloc(4)])
}

/** Its answer, which ends with a NUL; empty where it ends the connection without one. */
function ask(address: string, request: Buffer, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(placeOf(address))
    const giveUp = () => socket.destroy(new Error(`no answer within ${timeoutMs} ms`))
    const timer = setTimeout(giveUp, timeoutMs)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('utf8')
      if (answer.includes('\0') || answer.length > 10_000) socket.destroy()
    })
    socket.on('error', (cause) =>
      reject(new ProviderUnavailable(`the scanner could not be asked: ${cause.message}`, { cause })),
    )
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer.split('\0', 1)[0] ?? '')
    })
    socket.write(request)
  })
}

function placeOf(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('/')) return { path: address }
  const colon = address.lastIndexOf(':')
  return {
    host: address.slice(0, colon).replace(/^\[(.*)\]$/, '$1'),
    port: Number(address.slice(colon + 1)),
  }
}
