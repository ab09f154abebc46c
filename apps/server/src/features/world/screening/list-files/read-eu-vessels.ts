import { open } from 'node:fs/promises'
import type { ListedEntry, ListFile } from './listed-entry.ts'

/**
 * The vessels of Annex XLII of EU Regulation 833/2014. The EU publishes them in its Official Journal only, so the back office writes a file:
 * a line `imo;name;since` for each, under a line with these words. The file is of the day on which the newest vessel was listed. Throws where a
 * line is not so, with its number.
 */
export async function readEuVessels(path: string): Promise<ListFile> {
  const entries: ListedEntry[] = []
  let publishedOn = ''
  let number = 0
  const file = await open(path)
  for await (const line of file.readLines({ encoding: 'utf8' })) {
    number += 1
    const text = line.replace(/^\uFEFF/, '').trim()
    if (number === 1 && text !== header) throw new Error(`${path} begins with ${header}`)
    if (number === 1 || text === '') continue
    const [imo = '', name = '', since = '', ...more] = text.split(';').map((cell) => cell.trim())
    const fault = more.length > 0 ? 'has more than three cells' : faultOf({ imo, name, since })
    if (fault) throw new Error(`${path}, line ${number}: ${fault}`)
    if (since > publishedOn) publishedOn = since
    entries.push({
      entryId: `IMO ${imo}`,
      kind: 'vessel',
      names: [name],
      countries: [],
      birthDates: [],
      imoNumbers: [imo],
      programme: `EU Regulation 833/2014, Annex XLII, since ${since}`,
    })
  }
  return { publishedOn, entries }
}

const header = 'imo;name;since'

function faultOf({ imo, name, since }: { imo: string; name: string; since: string }): string | undefined {
  if (!isImoNumber(imo)) return `${imo || 'nothing'} is no IMO number`
  if (name === '') return 'the name is missing'
  const day = new Date(`${since}T00:00Z`)
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(since)
  return /^\d{4}-\d{2}-\d{2}$/.test(since) && isDay
    ? undefined
    : `${since || 'nothing'} is no day (2026-07-23)`
}

/** Seven digits; the last is that of the sum of the others times 7 to 2 (IMO resolution A.1117(30)). */
function isImoNumber(text: string): boolean {
  if (!/^\d{7}$/.test(text)) return false
  const sum = [...text.slice(0, 6)].reduce((total, digit, index) => total + Number(digit) * (7 - index), 0)
  return sum % 10 === Number(text[6])
}
