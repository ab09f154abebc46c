import { shippedFacts, shippedPastAge } from '../apps/server/src/features/world/facts/shipped-facts.ts'

// npm run facts-due, or `-- 2027-01-15` for another day: before a release. Fails where a fact of the world that the product ships is past its age.

const day = process.argv[2] ?? new Date().toISOString().slice(0, 10)
if (Number.isNaN(Date.parse(day)) || day.length !== 10)
  throw new Error(`Write the day as 2027-01-15, not ${day}`)
const past = shippedPastAge(day)
for (const { due, key, what, source, note, where } of past)
  console.log(`${key}, due since ${due}
  what    ${note ? `${what}. ${note}` : what}
  read    ${source}
  change  ${where.join(', ')}
`)
if (past.length > 0) {
  console.log(
    `${past.length} of ${shippedFacts.length} facts are to be read again before a release on ${day}. Then write what is true now into these files and the day
into "readOn" of apps/server/data/facts.json, and run "npm run facts-page".`,
  )
  process.exit(1)
}
console.log(`No shipped fact is past its age on ${day}.`)
