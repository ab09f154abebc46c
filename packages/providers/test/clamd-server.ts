import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type ClamdServer = {
  address: string
  /** What it was sent, piece by piece put together. */
  scanned: Buffer[]
  /** For the next files: it ends the connection, never answers, or answers this. */
  answerNext(...answers: ('drop' | 'hang' | (string & {}))[]): void
  /** Ends the connections that are open. */
  dropAll(): void
  close(): Promise<void>
}

/** Speaks clamd's INSTREAM, and finds what has `mark` in it. */
export async function clamdServer(mark = 'a bad thing'): Promise<ClamdServer> {
  const scanned: Buffer[] = []
  const planned: string[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const file = fileOf(received)
      if (!file) return
      scanned.push(file)
      const [answer = file.includes(mark) ? 'stream: Bad.Thing-1 FOUND' : 'stream: OK'] = planned.splice(0, 1)
      if (answer === 'drop') socket.destroy()
      else if (answer !== 'hang') socket.end(`${answer}\0`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const dropAll = () => {
    for (const socket of open) socket.destroy()
  }
  const { port } = server.address() as { port: number }
  return {
    address: `127.0.0.1:${port}`,
    scanned,
    answerNext: (...answers) => planned.push(...answers),
    dropAll,
    close: async () => {
      dropAll()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Undefined until all of it is here. */
function fileOf(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (received.length < command.length) return undefined
  if (received.toString('latin1', 0, command.length) !== command) throw new Error('another command')
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
