import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CityFile } from './city-file.ts'

let reading: Promise<CityFile> | undefined

/** Read at the first question, and kept. */
export function readCities(): Promise<CityFile> {
  reading ??= readFile(join(import.meta.dirname, '../../../data/cities.bin')).then(
    (bytes) => new CityFile(bytes),
  )
  return reading
}
