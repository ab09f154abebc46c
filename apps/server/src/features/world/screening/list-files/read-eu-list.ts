import type { ListedEntry, ListFile } from './listed-entry.ts'
import { at, distinct, type Element, readElements } from './read-elements.ts'

/**
 * The European Union's consolidated list of financial sanctions, "XML (Based on XSD)", version 1.1: everything is in attributes.
 */
export async function readEuList(path: string): Promise<ListFile> {
  const entries: ListedEntry[] = []
  const { generationDate = '' } = await readElements(
    path,
    { root: 'export', names: ['sanctionEntity'] },
    (element) => entries.push(entryOf(element)),
  )
  return { publishedOn: generationDate.slice(0, 10), entries }
}

function entryOf(element: Element): ListedEntry {
  const attributesOf = (child: string, attribute: string) =>
    at(element, child).map(({ attributes }) => attributes[attribute]?.trim() ?? '')
  const isPerson = attributesOf('subjectType', 'code')[0] === 'person'
  return {
    entryId: element.attributes.logicalId ?? element.attributes.euReferenceNumber ?? '',
    kind: isPerson ? 'person' : 'organisation',
    names: distinct(attributesOf('nameAlias', 'wholeName')),
    countries: distinct([
      ...attributesOf('citizenship', 'countryIso2Code'),
      ...attributesOf('address', 'countryIso2Code'),
    ]),
    birthDates: distinct([...attributesOf('birthdate', 'birthdate'), ...attributesOf('birthdate', 'year')]),
    imoNumbers: [],
    programme: distinct(attributesOf('regulation', 'programme')).join(', '),
  }
}
