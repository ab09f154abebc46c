import { startEmbedded } from '../src/embedded.ts'

// A process of its own for the tests to kill: it starts the server, says where, and stops when its input ends.
const [dataDir = '', cache] = process.argv.slice(2)
const { stop, ...server } = await startEmbedded({ dataDir, ...(cache && { cache }) })
console.log(JSON.stringify(server))
process.stdin.resume().on('end', async () => {
  await stop()
  process.exit()
})
