import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLandmass } from '../src/landmass.ts'
import { correctedPositions, coveredPorts } from './covered-ports.ts'

// node packages/freight/scripts/write-ports.ts FOLDER, where FOLDER is an unpacked sea-ports 0.0.9 (npm, MIT).

const [folder = ''] = process.argv.slice(2)
type Listed = { name: string; coordinates: [number, number] }
const listed = JSON.parse(readFileSync(join(folder, 'lib/ports.json'), 'utf8')) as Record<string, Listed>

const rows = coveredPorts.map((code) => {
  const { name, coordinates } = listed[code] ?? { name: '', coordinates: [Number.NaN, Number.NaN] }
  const [lng, lat] = correctedPositions[code] ?? coordinates
  const land = findLandmass([lng, lat])
  if (land === undefined) throw new Error(`${code} is far out at sea.`)
  return [code, shortName(name), code.slice(0, 2), hundredths(lng), hundredths(lat), land]
})
writeFileSync(
  join(import.meta.dirname, '../data/ports.json'),
  `${JSON.stringify({ source: 'npm sea-ports 0.0.9 (MIT), chosen and corrected', terminals: rows })}\n`,
)
console.log(`${rows.length} ports`)

/** 'Ujung Pandang, Sulawesi', 'Annaba (ex Bone)' and 'Shenzhen Baoan Apt' without what is not the port's name. */
function shortName(name: string): string {
  return name
    .replace(/ Apt$/, '')
    .replace(/,.*| \(.*\)/g, '')
    .trim()
}

function hundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
