import type { ListedEntry, ListFile } from './listed-entry.ts'
import { at, distinct, type Element, joined, readElements, textAt, textsAt } from './read-elements.ts'

/** The list of Specially Designated Nationals of the US Treasury (OFAC), `sdn.xml`. Aircraft are left out: no service of ours uses one. */
export async function readOfacList(path: string): Promise<ListFile> {
  const entries: ListedEntry[] = []
  let publishedOn = ''
  // The misspelling is the file's own.
  await readElements(path, { root: 'sdnList', names: ['sdnEntry', 'publshInformation'] }, (element) => {
    if (element.name === 'publshInformation') publishedOn = dayOf(textAt(element, 'Publish_Date'))
    else if (textAt(element, 'sdnType') !== 'Aircraft') entries.push(entryOf(element))
  })
  return { publishedOn, entries }
}

const kinds: Record<string, ListedEntry['kind']> = { Individual: 'person', Vessel: 'vessel' }

function entryOf(element: Element): ListedEntry {
  const vesselNumbers = at(element, 'idList', 'id')
    .filter((id) => textAt(id, 'idType') === 'Vessel Registration Identification')
    .flatMap((id) => textAt(id, 'idNumber').match(/\b\d{7}\b/) ?? [])
  return {
    entryId: textAt(element, 'uid'),
    kind: kinds[textAt(element, 'sdnType')] ?? 'organisation',
    names: distinct([nameOf(element), ...at(element, 'akaList', 'aka').map(nameOf)]),
    countries: distinct([
      ...textsAt(element, 'nationalityList', 'nationality', 'country'),
      ...textsAt(element, 'citizenshipList', 'citizenship', 'country'),
      ...textsAt(element, 'addressList', 'address', 'country'),
      ...textsAt(element, 'vesselInfo', 'vesselFlag'),
    ]),
    birthDates: distinct(textsAt(element, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth')),
    imoNumbers: distinct(vesselNumbers),
    programme: textsAt(element, 'programList', 'program').join(', '),
  }
}

const nameOf = (element: Element): string => joined(textAt(element, 'firstName'), textAt(element, 'lastName'))

/** 09/25/2026: the month first. */
function dayOf(text: string): string {
  const [, month = '', day = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  return year && `${year}-${month}-${day}`
}
