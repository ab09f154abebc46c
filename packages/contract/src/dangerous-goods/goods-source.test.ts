import { expect, test } from 'vitest'
import { hazardousMaterials } from '../../test/hazardous-materials-table.ts'
import { goodsRows } from './goods-list.ts'

const table = new Map<string, string[]>()
for (const row of hazardousMaterials.trim().split('\n')) {
  const [un = '', ...rest] = row.split('|')
  table.set(un, [...(table.get(un) ?? []), rest.join('|')])
}

/** Where our list rightly differs, with the reason. */
const differences: Readonly<Record<string, string>> = {
  '1224': 'packing group I is not in the IMDG Code',
  '1987': 'packing group I is not in the IMDG Code',
  '1300': 'packing group I is not in the IMDG Code; quantities not read',
  '2014': 'two strengths in the American table, one name in the IMDG Code: the stricter one holds',
  '2908': 'class 7 has no quantity in this column, and no price with us',
  '2910': 'class 7 has no quantity in this column, and no price with us',
  '2915': 'class 7 has no quantity in this column, and no price with us',
  '3269': 'packing groups by the IMDG Code; the quantity is the same',
  ...Object.fromEntries(
    ['0514', '3550', '3551', '3552', '3553', '3554', '3555', '3556', '3557', '3558', '3559', '3560'].map(
      (un) => [un, 'not in the American table: unchecked'],
    ),
  ),
}
/** The quantity of some packing group was not read. */
const unread = ['1299', '1300', '2810']

test.each(goodsRows.trim().split('\n'))('%s is as the American table has it', (row) => {
  const [un = '', , hazardClass, subsidiary, limits = ''] = row.split('|')
  const entries = table.get(un)
  if (!entries) return expect(differences).toHaveProperty(un)
  expect(entries.some((entry) => entry.startsWith(`${hazardClass}|${subsidiary}|`))).toBe(true)
  if (un in differences) return
  const shown = unread.includes(un) ? (text: string) => text.replace(/:\S+/g, '') : (text: string) => text
  expect(entries.map(shown)).toContain(shown(`${hazardClass}|${subsidiary}|${limits}`))
})
