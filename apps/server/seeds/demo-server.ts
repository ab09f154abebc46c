import { endGracefully } from '../src/end-gracefully.ts'
import { serve } from '../src/serve.ts'
import { demoAdministrator, demoCustomer, demoPassword } from './demo-people.ts'

/** What `npm start` runs: the product, with the demo's company in it as long as it is a sandbox. */
const served = await serve({
  beforeListening: async (config, connectionString) => {
    if (!config.seedsDemo) return
    const { seedDemo } = await import('./seed-demo.ts')
    await seedDemo(config, connectionString)
  },
})
endGracefully(served)

const { publicUrl, seedsDemo } = served.deps.config
console.log(`\nTradelane is ready: ${publicUrl}\n`)
if (seedsDemo) {
  console.log(`  Customer        ${publicUrl}/login         ${demoCustomer}`)
  console.log(`  Administrator   ${publicUrl}/admin/login   ${demoAdministrator}`)
  console.log(`  Password        ${demoPassword}`)
  console.log(`  Mailbox         ${publicUrl}/sandbox/mailbox\n`)
}
