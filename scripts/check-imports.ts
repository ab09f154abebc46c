import { cruise, sourceFiles } from './import-rules.ts'

const root = new URL('..', import.meta.url).pathname
const { modules, summary } = cruise(root)
const read = new Set(modules.map(({ source }) => source))
const unread = sourceFiles(root).filter((file) => !read.has(file))

// The cruiser passes happily when its compiler is too new for it and it reads nothing at all.
for (const file of unread) console.error(`${file}: not read by the import check`)
for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
if (unread.length > 0 || summary.violations.length > 0) process.exit(1)
