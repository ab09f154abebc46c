import type { ListedEntry, ListFile } from './listed-entry.ts'
import { distinct, type Element, joined, readElements, textAt, textsAt } from './read-elements.ts'

/**
 * The United Nations Security Council Consolidated List, `consolidated.xml`. A person's name comes in up to four parts, an organisation's
 * in the first of them.
 */
export async function readUnList(path: string): Promise<ListFile> {
  const entries: ListedEntry[] = []
  const { dateGenerated = '' } = await readElements(
    path,
    { root: 'CONSOLIDATED_LIST', names: ['INDIVIDUAL', 'ENTITY'] },
    (element) => entries.push(entryOf(element)),
  )
  return { publishedOn: dateGenerated.slice(0, 10), entries }
}

function entryOf(element: Element): ListedEntry {
  const isPerson = element.name === 'INDIVIDUAL'
  const alias = isPerson ? 'INDIVIDUAL_ALIAS' : 'ENTITY_ALIAS'
  const address = isPerson ? 'INDIVIDUAL_ADDRESS' : 'ENTITY_ADDRESS'
  const name = joined(
    ...['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map((part) => textAt(element, part)),
  )
  return {
    entryId: textAt(element, 'DATAID'),
    kind: isPerson ? 'person' : 'organisation',
    names: distinct([
      name,
      ...textsAt(element, 'NAME_ORIGINAL_SCRIPT'),
      ...textsAt(element, alias, 'ALIAS_NAME').flatMap((text) => text.split(/;\s*/)),
    ]),
    countries: distinct([
      ...textsAt(element, 'NATIONALITY', 'VALUE'),
      ...textsAt(element, address, 'COUNTRY'),
    ]),
    birthDates: distinct([
      ...textsAt(element, 'INDIVIDUAL_DATE_OF_BIRTH', 'DATE'),
      ...textsAt(element, 'INDIVIDUAL_DATE_OF_BIRTH', 'YEAR'),
    ]),
    imoNumbers: [],
    programme: joined(textAt(element, 'UN_LIST_TYPE'), textAt(element, 'REFERENCE_NUMBER')),
  }
}
