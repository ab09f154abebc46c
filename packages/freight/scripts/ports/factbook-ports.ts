import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What The World Factbook says of a country's ports: containers a year in thousands of TEU, mostly of 2011, and which are major. */
export type FactbookPorts = { thousandTeu: Map<string, number>; major: Set<string> }

type Field = { text?: string }

/** By the country's names in the Factbook, and there by the port's name as `portKey` writes it. */
export function readFactbookPorts(folder: string): Map<string, FactbookPorts> {
  const found = new Map<string, FactbookPorts>()
  for (const file of globSync('*/*.json', { cwd: folder })) {
    const page = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const fields: Record<string, Field> = page.Transportation?.['Ports and terminals'] ?? {}
    const textOf = (pattern: RegExp) =>
      Object.entries(fields)
        .filter(([name]) => pattern.test(name))
        .map(([, { text }]) => text ?? '')
        .join(', ')
    const containers = [...textOf(/^container/).matchAll(/([^,;:]+?) ?\(([\d,]{5,})\)/g)]
    const thousandTeu = new Map(
      containers.map(([, name = '', teu = '']) => [portKey(name), Number(teu.replaceAll(',', '')) / 1000]),
    )
    const major = new Set(
      textOf(/seaport|river port/)
        .split(/[,;]/)
        .map(portKey),
    )
    const names: Record<string, Field> = page.Government?.['Country name'] ?? {}
    for (const kind of ['conventional short form', 'conventional long form', 'abbreviation'])
      found.set(names[kind]?.text?.trim() ?? '', { thousandTeu, major })
  }
  return found
}

/** 'Chilung (Keelung)' and 'Atlantic Ocean - Takoradi' as their last names, in small letters without marks. */
export function portKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^.* - /, '')
    .replace(/\(\d+\)|^\s*(port of|port|puerto|the) /g, '')
    .replace(/\(.*\)/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
}
