import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endGracefully } from '../src/app/end-gracefully.ts'
import { isDemoPrepared } from '../src/app/prepared-demo.ts'
import { serve } from '../src/app/serve.ts'
import { readConfig } from '../src/deps/env.ts'
import { demoAdministrator, demoCustomer, demoImporter, demoPassword } from './demo-people.ts'
import { asWhole, removeUnfinishedDemo } from './unfinished-demo.ts'

/** The entry point of `npm start`: the product, with the demo company if it runs in the sandbox. */
await removeUnfinishedDemo(readConfig(process.env))
const served = await serve({
  // A first start that finds no prepared demo waits for its database, and then seeds it: what that needs loads meanwhile.
  whileStarting: async (config) => {
    const { seedsDemo, databaseUrl, dataDir } = config
    if (!seedsDemo || databaseUrl || existsSync(join(dataDir, 'postgres')) || isDemoPrepared(config)) return
    const { judgePassword } = await import('../src/access/passwords.ts')
    void judgePassword({ password: demoPassword, hints: [] })
    await import('./seed-demo.ts')
  },
  beforeListening: async (config, connectionString) => {
    if (!config.seedsDemo) return
    const { hasUser } = await import('../src/access/has-user.ts')
    if (await hasUser(connectionString, demoCustomer)) return
    const { seedDemo } = await import('./seed-demo.ts')
    await asWhole(config, connectionString, () => seedDemo(config, connectionString))
  },
})
endGracefully(served)
// For the process that starts this one again should it end (`scripts/supervise-server.mjs`).
if (process.connected) process.send?.('listening')

const { publicUrl, seedsDemo } = served.deps.config
console.log(`\nTradelane is ready: ${publicUrl}\n`)
if (seedsDemo) {
  console.log(`  Customer        ${publicUrl}/login         ${demoCustomer}`)
  console.log(`  A whole trade   ${publicUrl}/login?next=/transaction-summary   ${demoImporter}`)
  console.log(`  Administrator   ${publicUrl}/admin/login   ${demoAdministrator}`)
  console.log(`  Password        ${demoPassword}`)
  console.log(`  Mailbox         ${publicUrl}/sandbox/mailbox\n`)
}
