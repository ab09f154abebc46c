import { createServer } from 'node:http'
import pg from 'pg'

// The reference of the http bench, in a process of its own: what Node and the driver can do with the same select.
const statement = {
  name: 'wallet_balances',
  text: `select account, currency, balance from ledger_accounts
          where owner = $1 and account in ('available', 'held') order by account_id`,
}
const [connectionString] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 20 })
const server = createServer(async (request, answer) => {
  const companyId = request.url?.slice(1)
  const { rows } = await pool.query({ ...statement, values: [companyId] })
  const body = JSON.stringify(rows)
  answer
    .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  console.log(`http://127.0.0.1:${port}`)
})
