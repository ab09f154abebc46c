import { expect, test } from 'vitest'
import { dangerFaults, describeEntry, modeFaults } from './carriage-rules.ts'
import type { DangerousEntry } from './forms.ts'
import { allGoods, findGood, groupsOf, namesOf } from './goods.ts'
import { nameAlternatives } from './name-alternatives.ts'

const paint: DangerousEntry = {
  un_number: '1263',
  shipping_name: 'Paint',
  packing_group: 'II',
  net_quantity: 1_200,
  unit: 'L',
  packages: 60,
  packaging: 'drums',
  flash_point: 18,
  marine_pollutant: false,
}
const entry = (changes: Partial<DangerousEntry>): DangerousEntry => ({ ...paint, ...changes })
const gasoline = entry({
  un_number: '1203',
  shipping_name: 'Petrol',
  packing_group: '',
  packages: 1,
  packaging: 'tank',
  flash_point: -40,
})
const faults = (changes: Partial<DangerousEntry>, container = 'ST40') =>
  Object.values(dangerFaults([entry(changes)], container))

test('paint in drums travels in a general container', () => {
  expect(dangerFaults([paint], 'ST40')).toEqual({})
  expect(describeEntry(paint)).toBe('UN 1263, Paint, class 3, PG II')
})

test('gasoline as bulk liquid is refused in a general container, and goes into a tank or drums', () => {
  expect(dangerFaults([gasoline], 'ST20')['dangerous_goods.0.packaging']).toContain('Choose a tank container')
  expect(dangerFaults([gasoline], 'TK20')).toEqual({})
  expect(dangerFaults([{ ...gasoline, packaging: 'drums', packages: 80 }], 'ST20')).toEqual({})
})

test('a tank takes one liquid or gas, and no packages', () => {
  expect(faults({}, 'TK20')).toEqual(['A tank container takes no packages. Choose another container.'])
  expect(faults({ un_number: '3480', packing_group: '', packaging: 'tank' }, 'TK20')[0]).toContain(
    'not a liquid or gas',
  )
  expect(dangerFaults([gasoline, gasoline], 'TK20')).toEqual({
    'dangerous_goods.1.un_number': 'A tank container takes one substance.',
  })
})

test('explosives, infectious and radioactive goods have no price, and unknown numbers neither', () => {
  expect(faults({ un_number: '0336' })[0]).toContain('Explosives (class 1)')
  expect(faults({ un_number: '2814' })[0]).toContain('class 6.2')
  expect(faults({ un_number: '2915' })[0]).toContain('class 7')
  expect(faults({ un_number: '9999' })[0]).toContain('is not in our list')
})

test('group, technical name and flash point are asked for where the substance needs them', () => {
  expect(faults({ packing_group: '' })).toEqual(['Select packing group I, II or III'])
  expect(faults({ un_number: '1993' })[0]).toContain('technical name')
  expect(faults({ un_number: '1993', technical_name: 'Toluene' })).toEqual([])
  const { flash_point: _, ...unknown } = paint
  expect(Object.values(dangerFaults([unknown], 'ST40'))).toEqual(['Enter the flash point'])
  expect(faults({ un_number: '2031' })[0]).toMatch(/^Select which one it is: Nitric acid.*; Nitric acid/)
})

test('gases travel in cylinders, liquids not in bags, and what is temperature controlled in a reefer', () => {
  expect(faults({ un_number: '1978', packing_group: '' })).toEqual(['Gases travel in cylinders.'])
  expect(faults({ packaging: 'bags' })[0]).toContain('Liquids travel in')
  const peroxide = {
    un_number: '3115',
    packing_group: '',
    technical_name: 'tert-butyl peroxypivalate',
  } as const
  expect(faults(peroxide)[0]).toContain('choose a refrigerated container')
  expect(faults(peroxide, 'RF20')).toEqual([])
})

test('a packing group that the substance does not have is refused, and not replaced', () => {
  const of = (changes: Partial<DangerousEntry>) => dangerFaults([entry(changes)], 'ST40')
  expect(of({ un_number: '1203', shipping_name: 'Petrol', packing_group: 'I' })).toEqual({
    'dangerous_goods.0.packing_group': 'UN 1203 has packing group II',
  })
  expect(of({ un_number: '1203', shipping_name: 'Petrol', packing_group: 'II' })).toEqual({})
  expect(of({ un_number: '3480', packing_group: 'II' })).toEqual({
    'dangerous_goods.0.packing_group': 'UN 3480 has no packing group',
  })
})

test('of two packing groups one is chosen', () => {
  const charcoal = { un_number: '1361', unit: 'kg', packaging: 'bags', packing_group: '' } as const
  expect(faults(charcoal)).toEqual(['Select packing group II or III'])
  expect(faults({ ...charcoal, packing_group: 'II' })).toEqual([])
})

test('a flash point is asked of flammable liquids alone, also where that is the second danger', () => {
  const { flash_point: _, ...unknown } = paint
  const of = (un_number: string, shipping_name: string) =>
    Object.keys(dangerFaults([{ ...unknown, un_number, shipping_name }], 'ST40'))
  expect(of('1789', 'Hydrochloric acid')).toEqual([])
  expect(of('2924', 'Flammable liquid, corrosive, n.o.s.')).toContain('dangerous_goods.0.flash_point')
})

test('gases go into cylinders or a tank, and nothing else goes into cylinders', () => {
  const propane = { un_number: '1978', packing_group: '', shipping_name: 'Propane' } as const
  expect(faults({ ...propane, packaging: 'cylinders' })).toEqual([])
  expect(faults({ ...propane, packaging: 'tank' }, 'TK20')).toEqual([])
  expect(faults({ un_number: '1361', packing_group: 'II', unit: 'kg', packaging: 'cylinders' })).toEqual([
    'Only gases travel in cylinders.',
  ])
  expect(faults({ packaging: 'unpacked' })[0]).toContain('Liquids travel in')
})

test('what does not fly goes by sea', () => {
  expect(modeFaults([entry({ un_number: '1017', packing_group: '' })], 'FCL')).toBeUndefined()
})

test('an entry is described with its further dangers, without a group where it has none, and by its number where we do not know it', () => {
  expect(describeEntry(entry({ un_number: '1230', shipping_name: 'Methanol' }))).toBe(
    'UN 1230, Methanol, class 3 (6.1), PG II',
  )
  expect(describeEntry(entry({ un_number: '1978', shipping_name: 'Propane', packing_group: '' }))).toBe(
    'UN 1978, Propane, class 2.1',
  )
  expect(describeEntry(entry({ un_number: '9999' }))).toBe('UN 9999')
})

test('liquids and batteries are not in cylinders, and batteries not in jerricans', () => {
  expect(faults({ packaging: 'cylinders' })).toEqual(['Only gases travel in cylinders.'])
  for (const un_number of ['3090', '3091', '3480', '3481', '3551', '3552']) {
    const [shipping_name = ''] = namesOf(un_number)
    const batteries = { un_number, shipping_name, packing_group: '' } as const
    expect(faults({ ...batteries, packaging: 'cylinders' })).toEqual(['Only gases travel in cylinders.'])
    expect(faults({ ...batteries, packaging: 'jerricans' })[0]).toContain('in boxes or drums')
    expect(faults({ ...batteries, packaging: 'boxes' })).toEqual([])
  }
})

test('goods that conflict in one container are refused at the later one', () => {
  const peroxide = entry({ un_number: '2014' })
  expect(dangerFaults([paint, peroxide], 'ST40')).toEqual({
    'dangerous_goods.1.un_number':
      'UN 1263 and UN 2014 may not share a container: class 3 is kept separated from class 5.1.',
  })
})

test('by air a package holds what the table allows on cargo aircraft', () => {
  expect(modeFaults([entry({ net_quantity: 600, packages: 10 })], 'AIR')).toBeUndefined()
  expect(Object.values(modeFaults([entry({ net_quantity: 700, packages: 10 })], 'AIR') ?? {})).toEqual([
    'A package of UN 1263 holds at most 60 L on a cargo aircraft; yours hold 70.',
  ])
  expect(Object.values(modeFaults([entry({ un_number: '1017' })], 'AIR') ?? {})).toEqual([
    'UN 1017 is forbidden on aircraft.',
  ])
  expect(modeFaults([entry({ un_number: '2800', unit: 'kg' })], 'AIR')).toBeUndefined()
  expect(Object.values(modeFaults([entry({ unit: 'kg' })], 'AIR') ?? {})[0]).toContain('measured in L')
})

/** IATA Dangerous Goods Regulations, 67th edition (2026): PI 965, PI 966, and PI 952 for vehicles; PI 967 only recommends it. */
test.each([
  ['3480', undefined, false],
  ['3481', 'Lithium ion batteries packed with equipment', false],
  ['3481', 'Lithium ion batteries contained in equipment', true],
  ['3551', undefined, false],
  ['3556', undefined, false],
  ['3090', undefined, true],
])('UN %s %s flies without a word about its charge: %s', (un_number, shipping_name, isFree) => {
  const batteries = entry({ un_number, packing_group: '', packaging: 'boxes', unit: 'kg', shipping_name })
  const light = { ...batteries, net_quantity: 20, packages: 1 }
  const faults = modeFaults([light], 'AIR')
  expect(faults === undefined).toBe(isFree)
  if (faults) expect(Object.keys(faults)).toEqual(['dangerous_goods.0.charged_at_most_30_percent'])
  expect(modeFaults([{ ...light, charged_at_most_30_percent: true }], 'AIR')).toBeUndefined()
  expect(modeFaults([light], 'FCL')).toBeUndefined()
})

/** IMDG Code 42-24 (MSC.556(108)), mandatory since 1 January 2026: classes as in ADR 2025, chapter 3.2. */
test.each([
  ['1361', '4.2', 'II,III'],
  ['3550', '6.1', 'I'],
  ['3551', '9', ''],
  ['3552', '9', ''],
  ['3553', '2.1', ''],
  ['3554', '8', ''],
  ['3555', '3', 'II'],
  ['3556', '9', ''],
  ['3557', '9', ''],
  ['3558', '9', ''],
  ['3559', '9', ''],
  ['3560', '6.1', 'I'],
])('UN %s of the amendment 42-24 is class %s, packing group %s', (un, hazardClass, groups) => {
  const good = findGood(un)
  expect([good?.hazardClass, good && groupsOf(good).join()]).toEqual([hazardClass, groups])
})

test('charcoal does not fly, nor travel loose; what was not read for aircraft is said so', () => {
  const charcoal = entry({ un_number: '1361', packing_group: 'III', unit: 'kg', packaging: 'bags' })
  expect(dangerFaults([charcoal], 'ST40')).toEqual({})
  expect(Object.values(modeFaults([charcoal], 'AIR') ?? {})).toEqual(['UN 1361 is forbidden on aircraft.'])
  expect(Object.values(dangerFaults([{ ...charcoal, packaging: 'unpacked' }], 'ST40'))).toEqual([
    'Charcoal does not travel loose: choose bags, boxes, drums or IBC.',
  ])
  const car = entry({ un_number: '3558', packing_group: '', packaging: 'unpacked', unit: 'kg' })
  expect(dangerFaults([car], 'ST40')).toEqual({})
  expect(Object.values(modeFaults([car], 'AIR') ?? {})[0]).toContain('is not in our list')
})

test('bulk takes none, and shared containers and trucks none of great danger', () => {
  expect(modeFaults([paint], 'BULK')).toBeDefined()
  expect(modeFaults([paint], 'LCL')).toBeUndefined()
  expect(modeFaults([entry({ packing_group: 'I' })], 'LCL')).toBeDefined()
  expect(modeFaults([entry({ un_number: '3105' })], 'LTL')).toBeDefined()
  expect(modeFaults([entry({ packing_group: 'I' })], 'FCL')).toBeUndefined()
})

test('of an entry with several names, one is chosen, and only that is shown', () => {
  const combined = entry({ un_number: '1263', shipping_name: 'Paint or paint related material' })
  expect(Object.values(dangerFaults([combined], 'ST40'))).toEqual([
    'Select which one it is: Paint; Paint related material',
  ])
  expect(faults({ shipping_name: 'Paint related material' })).toEqual([])
  expect(describeEntry({ ...paint, shipping_name: 'Paint related material' })).toContain(
    'UN 1263, Paint related material,',
  )
  // Of a quote from before there was a choice.
  expect(describeEntry(combined)).toContain('UN 1263, Paint or paint related material,')
  expect(faults({ un_number: '3091', shipping_name: 'Lithium metal batteries' })[0]).toMatch(
    /^Select which one it is: /,
  )
})

test('each entry of several names is in the list, and no two entries of a number share a name', () => {
  for (const key of Object.keys(nameAlternatives)) {
    const [un = ''] = key.split(' ')
    expect(findGood(un, key.slice(5))?.names).toEqual(nameAlternatives[key])
    expect(new Set(namesOf(un)).size).toBe(namesOf(un).length)
  }
  const isSeveral = /\bor\b/
  const left = allGoods().filter(
    ({ name, names, hazardClass }) =>
      names.length === 1 && isSeveral.test(name) && hazardClass !== '1.4' && hazardClass !== '1.1',
  )
  expect(left.map(({ un }) => un)).toEqual(['1044', '1197', '1361', '1408'])
})
