import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import list from './equivalent.json' with { type: 'json' }
import { root } from './folders.ts'
import type { Mutant } from './mutant.ts'

export const goal = 85

export type Row = { folder: string; mutants: number; killed: number; survived: number; date: string }

export const equivalents: { file: string; code: string; becomes: string; reason: string }[] = list

const isEquivalent = ({ file, code, becomes }: Mutant) =>
  equivalents.some((known) => known.file === file && known.code === code && known.becomes === becomes)

/** Mutants that no test could notice, as equivalent.json explains one by one, do not count. */
export function countOf(folder: string, all: Mutant[], date: string): Row {
  const mutants = all.filter((mutant) => mutant.isKilled || !isEquivalent(mutant))
  const killed = mutants.filter(({ isKilled }) => isKilled).length
  return { folder, mutants: mutants.length, killed, survived: mutants.length - killed, date }
}

/** A survivor is said as soon as it is found: a run takes hours, and may be stopped. */
export function sayIfSurvived(mutant: Mutant): void {
  if (mutant.isKilled || isEquivalent(mutant)) return
  const { file, line, code, becomes } = mutant
  console.log(`\n${file}:${line}\n  - ${code}\n  + ${becomes}`)
}

export const scoreOf = ({ mutants, killed }: Pick<Row, 'mutants' | 'killed'>) =>
  mutants === 0 ? 100 : (100 * killed) / mutants

export function total(rows: Row[]): Row {
  const sum = (key: 'mutants' | 'killed' | 'survived') => rows.reduce((all, row) => all + row[key], 0)
  return {
    folder: 'all',
    mutants: sum('mutants'),
    killed: sum('killed'),
    survived: sum('survived'),
    date: '',
  }
}

export function tableOf(rows: Row[]): string {
  const line = (row: Row) =>
    `| ${row.folder} | ${row.mutants} | ${row.killed} | ${row.survived} | ${scoreOf(row).toFixed(1)} % | ${row.date} |`
  return [
    '| folder | mutants | killed | survived | score | date |',
    '|---|--:|--:|--:|--:|---|',
    ...rows.map(line),
    line(total(rows)),
  ].join('\n')
}

const document = join(root, 'docs/mutants.md')

/** Replaces the rows of these folders in docs/mutants.md; the others keep the result and the date of their own run. */
export function writeReport(rows: Row[], order: string[]): Row[] {
  const fresh = new Map([...readRows(), ...rows].map((row) => [row.folder, row]))
  const all = order.flatMap((folder) => fresh.get(folder) ?? [])
  const text = readFileSync(document, 'utf8')
  writeFileSync(document, text.replace(/\| folder \|[\s\S]*?\n(?=\n|$)/, `${tableOf(all)}\n`))
  return all
}

function readRows(): Row[] {
  if (!existsSync(document)) return []
  return readFileSync(document, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, , mutants]) => /^\d+$/.test(mutants ?? ''))
    .map(([, folder = '', mutants, killed, survived, , date = '']) => ({
      folder,
      mutants: Number(mutants),
      killed: Number(killed),
      survived: Number(survived),
      date,
    }))
}
