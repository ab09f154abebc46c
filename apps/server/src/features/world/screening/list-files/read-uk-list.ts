import type { ListedEntry, ListFile } from './listed-entry.ts'
import { at, distinct, type Element, joined, readElements, textAt, textsAt } from './read-elements.ts'

/** The UK Sanctions List of the Foreign, Commonwealth and Development Office, `UK_Sanctions_List.xml`. */
export async function readUkList(path: string): Promise<ListFile> {
  const entries: ListedEntry[] = []
  let publishedOn = ''
  await readElements(path, { root: 'Designations', names: ['Designation', 'DateGenerated'] }, (element) => {
    if (element.name === 'DateGenerated') publishedOn = dayOf(element.text.trim())
    else entries.push(entryOf(element))
  })
  return { publishedOn, entries }
}

const kinds: Record<string, ListedEntry['kind']> = { Individual: 'person', Ship: 'vessel' }

function entryOf(element: Element): ListedEntry {
  const person = ['IndividualDetails', 'Individual'] as const
  const ship = ['ShipDetails', 'Ship'] as const
  return {
    entryId: textAt(element, 'UniqueID'),
    kind: kinds[textAt(element, 'IndividualEntityShip')] ?? 'organisation',
    names: distinct([
      ...mainNamesFirst(at(element, 'Names', 'Name')).map(nameOf),
      ...textsAt(element, 'NonLatinNames', 'NonLatinName', 'NameNonLatinScript'),
    ]),
    countries: distinct([
      ...textsAt(element, ...person, 'Nationalities', 'Nationality'),
      ...textsAt(element, 'Addresses', 'Address', 'AddressCountry'),
      ...textsAt(element, ...ship, 'CurrentBelievedFlagOfShips', 'CurrentBelievedFlagOfShip'),
    ]),
    birthDates: distinct(textsAt(element, ...person, 'DOBs', 'DOB')),
    imoNumbers: distinct(
      textsAt(element, ...ship, 'IMONumbers', 'IMONumber').flatMap((text) => text.match(/\d{7}/) ?? []),
    ),
    programme: textAt(element, 'RegimeName'),
  }
}

const mainNamesFirst = (names: readonly Element[]): Element[] => {
  const isMain = (name: Element) => textAt(name, 'NameType') === 'Primary Name'
  return [...names.filter(isMain), ...names.filter((name) => !isMain(name))]
}

/** The family name, or an organisation's whole name, is the sixth part. */
const nameOf = (name: Element): string =>
  joined(...['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6'].map((part) => textAt(name, part)))

/** 08/10/2026: the day first. */
function dayOf(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text) ?? []
  return year && `${year}-${month}-${day}`
}
