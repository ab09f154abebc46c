import { expect, test } from 'vitest'
import { charcoalFaults, charcoalQuestion, charcoalText, namesCharcoal } from './charcoal.ts'

test.each([
  'Charcoal',
  'Coconut shell charcoal, 25 x 25 mm cubes',
  'CHAR-COAL in bags',
  'Shisha coal',
  'hookah coals',
  'Biochar for soil',
  'bio-char',
  'Sawdust briquettes',
  'BBQ briquets',
  'Binchotan',
  'coconut shell carbon',
  'Holzkohle',
  'Grillkohle 10 kg',
  'Charbon de bois',
  'Carbón vegetal',
  'Carvão vegetal',
  'Arang batok kelapa',
  'mangal kömürü',
  'древесный уголь',
  'Деревне вугілля',
  '木炭',
  'فحم',
  'Goods of HS 4402.20',
])('%s may be charcoal', (text) => expect(namesCharcoal(text)).toBe(true))

test.each([
  'Cotton yarn on cones',
  'Charcoal grey shirts',
  'charcoal-gray carpets',
  'Charcoal grills of steel',
  'Charcoal pencils',
  'Activated carbon',
  'Hard coal coke',
  'Invoice 144021',
  '',
])('"%s" is not', (text) => expect(namesCharcoal(text)).toBe(false))

const undeclared = { un_numbers: [], bySea: true }

test('undeclared charcoal is asked about, by its name and by its code', () => {
  expect(charcoalQuestion({ goods_description: 'Shisha coal' }, undeclared).goods_description).toContain(
    'declare UN 1361',
  )
  expect(charcoalQuestion({ hs_codes: ['44022000'] }, undeclared).hs_codes).toContain('declare UN 1361')
  expect(
    charcoalQuestion(
      { goods_description: 'Charcoal', hs_codes: ['440220'] },
      { ...undeclared, un_numbers: ['1361'] },
    ),
  ).toEqual({})
  expect(charcoalQuestion({ goods_description: 'Yarn', hs_codes: ['520511'] }, undeclared)).toEqual({})
})

test('a name has another answer; the code of charcoal has none by sea', () => {
  const answered = { ...undeclared, not_charcoal: true }
  expect(charcoalQuestion({ goods_description: 'Iron briquettes' }, answered)).toEqual({})
  expect(charcoalQuestion({ hs_codes: ['440290'] }, answered)).toHaveProperty('hs_codes')
  expect(charcoalQuestion({ hs_codes: ['440290'] }, { ...answered, bySea: false })).toEqual({})
})

/** IMDG Code 42-24, special provision 978: 14 days of weathering or a treatment, at most 40 °C. */
test.each([
  ['2026-11-01', '2026-11-15', false, 40, []],
  ['2026-11-01', '2026-11-14', false, 40, ['packed_on']],
  ['2026-11-01', '2026-11-02', true, 25, []],
  ['2026-11-02', '2026-11-01', true, 25, ['packed_on']],
  ['2026-11-01', '2026-11-15', false, 40.1, ['material_temperature_c']],
] as const)(
  'made %s, packed %s, treated %s, %d °C: %j',
  (produced_on, packed_on, treated, degrees, fields) => {
    const facts = { produced_on, packed_on, treated, material_temperature_c: degrees }
    expect(Object.keys(charcoalFaults(facts))).toEqual(fields)
  },
)

test.each([
  [{ produced_on: '2026-11-02', packed_on: '2026-11-01' }, 'It is packed after its production'],
  [{ produced_on: '2026-11-01', packed_on: '2026-11-01' }, 'lies open for 14 days'],
  [{ produced_on: '2026-11-01', packed_on: '2026-11-06' }, 'lies open for 14 days'],
  [{ produced_on: '2026-11-01' }, undefined],
  [{ packed_on: '2026-11-01' }, undefined],
])('of %j the packing is at fault: %s', (facts, fault) => {
  const { packed_on } = charcoalFaults(facts)
  if (fault) expect(packed_on).toContain(fault)
  else expect(packed_on).toBeUndefined()
})

test('what is not known yet is no fault, and is left out of the text', () => {
  expect(charcoalFaults({})).toEqual({})
  expect(charcoalText(undefined)).toBe('')
  expect(charcoalText({ produced_on: '2026-11-01', material_temperature_c: 25 })).toBe(
    'produced 1 Nov 2026, charcoal 25 °C when packed',
  )
})
