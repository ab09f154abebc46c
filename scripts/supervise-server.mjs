const impatientMs = 2_000
const firstPauseMs = 250
const longestPauseMs = 4_000

/**
 * Runs the server, passes on the signals to stop, and starts the server again when it ends by itself. A server that has never
 * listened is not started again: it has said why, and a wrong setting or a port in use stays what it is.
 */
export function superviseServer(spawnServer) {
  let server
  let isRunning = false
  let hasListened = false
  let pauseMs = firstPauseMs
  let asked = 0

  const begin = () => {
    isRunning = true
    server = spawnServer()
    server.on('message', () => {
      hasListened = true
      pauseMs = firstPauseMs
    })
    server.on('error', (error) => {
      console.error(error.message)
      process.exit(1)
    })
    server.on('exit', (code, signal) => {
      isRunning = false
      if (asked || !hasListened) process.exit(code ?? 1)
      console.error(`The server ended (${signal ?? `exit code ${code}`}) and is started again.`)
      setTimeout(begin, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    })
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!isRunning) process.exit(0)
      if (!asked) server.kill('SIGTERM')
      else if (Date.now() - asked > impatientMs) server.kill('SIGKILL')
      asked ||= Date.now()
    })
  }
  begin()
}
