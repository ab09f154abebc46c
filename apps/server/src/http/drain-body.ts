import type { IncomingMessage } from 'node:http'

/** More than any of our clients sends by mistake; beyond it the connection is cut. */
const mostBytes = 64 * 1024 * 1024
const mostMs = 30_000

/**
 * Reads and forgets the rest of a body that is too large. A client that is still sending when the connection closes gets a
 * reset instead of the answer.
 */
export function drainBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let left = mostBytes
    const timer = setTimeout(finish, mostMs)
    function finish() {
      clearTimeout(timer)
      request.off('data', count).off('end', finish).off('close', finish)
      resolve()
    }
    function count(chunk: Buffer) {
      left -= chunk.length
      if (left < 0) finish()
    }
    request.on('data', count).once('end', finish).once('close', finish).resume()
  })
}
