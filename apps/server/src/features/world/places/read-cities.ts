import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CityFile } from './city-file.ts'

let reading: Promise<CityFile> | undefined

/** Loaded by the first search, and kept. */
export function readCities(): Promise<CityFile> {
  reading ??= readFile(join(import.meta.dirname, '../../../../data/cities.bin')).then(
    (bytes) => new CityFile(bytes),
  )
  return reading
}
