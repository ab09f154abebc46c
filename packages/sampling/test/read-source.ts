import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rows of a table that another source published, each as its columns by name. Lines with # say where it is from. */
export function readSource(name: string): Record<string, string>[] {
  const lines = readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  const [header = [], ...rows] = lines.map((line) => line.split('\t'))
  return rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index] ?? ''])))
}

/** AQLs as the standard prints them. */
export const printedAqls =
  '0.010 0.015 0.025 0.040 0.065 0.10 0.15 0.25 0.40 0.65 1.0 1.5 2.5 4.0 6.5 10 15 25 40 65 100 150 250 400 650 1000'.split(
    ' ',
  )
