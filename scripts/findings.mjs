import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

// Runs the scripts of findings/ by hand: `npm run findings` all of them, `npm run findings -- NAME` those whose name begins so. Each installs
// its packages from the registry, so no test runs them.

const folder = join(import.meta.dirname, '../findings')
const names = process.argv.slice(2)
const scripts = readdirSync(folder)
  .filter((file) => file.endsWith('.sh'))
  .filter((file) => names.length === 0 || names.some((name) => file.startsWith(name)))
if (scripts.length === 0) {
  console.error(`No finding begins with ${names.join(' or ')}.`)
  process.exit(1)
}
const changed = scripts.filter((script) => {
  console.log(`\n— ${script}`)
  return spawnSync('bash', [join(folder, script)], { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0
})
console.log(`\n${scripts.length - changed.length} as described, ${changed.length} changed`)
for (const script of changed) console.log(`Changed: ${script}`)
process.exit(changed.length > 0 ? 1 : 0)
