import { parseArgs } from 'node:util'
import { requirePackages } from './cluster/packages.ts'
import { promote } from './cluster/promote.ts'
import { startCluster } from './cluster/start-cluster.ts'

// npm run cluster: the product on several machines, until Ctrl-C. npm run cluster -- promote --times 20 --cuts 4: kills the primary
// under people who pay, and judges what was acknowledged. See docs/several-machines.md.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' }, cuts: { type: 'string', default: '4' } },
})
const [what = 'up'] = positionals
if (!['up', 'promote'].includes(what)) {
  console.error('npm run cluster [-- promote [--times 20] [--cuts 4]]')
  process.exit(2)
}
const [times, cuts] = [values.times, values.cuts].map((text) => (/^\d{1,4}$/.test(text) ? Number(text) : -1))
if (times === undefined || cuts === undefined || times < 0 || cuts < 0 || times + cuts === 0) {
  console.error('Say how often: --times and --cuts are whole numbers, and not both 0.')
  process.exit(2)
}
requirePackages()
const cluster = await startCluster()
// Otherwise the product's processes keep this one alive, until Ctrl-C.
if (what === 'promote')
  try {
    await promote(cluster, { times, cuts })
  } catch (error) {
    process.exitCode = 1
    console.error(`Logs and answers are in ${cluster.folder}.`)
    throw error
  } finally {
    cluster.stop()
  }
