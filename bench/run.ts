import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { commitOf } from '../scripts/commit-of.ts'
import { exitCodeOf, findBenches, measureEach, withoutParts } from './collect.ts'
import { reportOn } from './report.ts'
import { printTable } from './tables.ts'

// npm run bench -- NAME|all [--json]: ends with 1 where a goal is missed or a bench failed, with 2 where one cannot run.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})
const [name = ''] = positionals
const names = findBenches(import.meta.dirname)
if (name !== 'all' && !names.includes(name)) {
  console.error(`npm run bench -- NAME [--json], where NAME is all or one of: ${names.join(', ')}`)
  process.exit(2)
}

const files = (name === 'all' ? withoutParts(names) : [name]).map((each) =>
  join(import.meta.dirname, `${each}.ts`),
)
const commit = commitOf()
const isAll = name === 'all'
// All of them take hours: what is measured is shown at once.
const outcomes = await measureEach(
  files,
  (file) => isAll && console.error(`${new Date().toISOString()} ${basename(file, '.ts')}`),
  (outcome) => {
    if (!values.json) printTable(outcome, { isNamed: isAll })
    else if (isAll) console.error(JSON.stringify(outcome))
  },
)
if (values.json) console.log(JSON.stringify(await reportOn(outcomes, commit), undefined, 2))
process.exitCode = exitCodeOf(outcomes)
