import { pdfNames } from './pdf-names.ts'
import { placesOf } from './pdf-objects.ts'
import type { PackedObjects } from './pdf-parts.ts'

const openAction = new RegExp(pdfNames('OpenAction').source, 'g')
/** One for each saved change of a document; more would only slow us down. */
const mostOpenActions = 10
/** Longer than any place in a document. */
const longestTarget = 2_000

/**
 * Whether opening the document does no more than turn to one of its pages (ISO 32000-2, 12.3.2 and 12.6.4.2). Most writers
 * say so with a destination, some with a GoTo action, in place or as an object of its own. Every other action runs without
 * a click: it may open an address, send the form, or play a film.
 */
export function opensQuietly(text: string, packed: readonly PackedObjects[]): boolean {
  let seen = 0
  for (const part of [text, ...packed.map(({ objects }) => objects)]) {
    for (const { index, 0: name } of part.matchAll(openAction)) {
      seen += 1
      if (seen > mostOpenActions) return false
      const target = part.slice(index + name.length, index + name.length + longestTarget)
      if (!targetsOf(target, text, packed).every(isPage)) return false
    }
  }
  return true
}

/** The target, or where it is another object, all that the file has under that object's number. */
function targetsOf(target: string, text: string, packed: readonly PackedObjects[]): string[] {
  const number = /^[\s\0]*(\d{1,10})[\s\0]+\d{1,5}[\s\0]+R/.exec(target)?.[1]
  if (number === undefined) return [target]
  const places = placesOf(Number(number), text, packed)
  if (!places || places.length === 0) return [unknown]
  return places.map((place) => place.text.slice(place.at, place.at + longestTarget))
}

/** Is no page. */
const unknown = ''

const destination = /^[\s\0]*\[([^[\]<>()%]*)\]/
const goTo = /^[\s\0]*<<((?:[^<>()%]|\((?:[^()\\]|\\.)*\)|<[\da-f\s]*>)*)>>/is
const pageNames = 'Type Action S GoTo D XYZ Fit FitH FitV FitB FitBH FitBV FitR'.split(' ')

/** A destination, or an action made only of the names that going to a page needs. */
function isPage(target: string): boolean {
  const inside = destination.exec(target)?.[1] ?? goTo.exec(target)?.[1]
  if (inside === undefined) return false
  const names = inside.replace(/\((?:[^()\\]|\\.)*\)/gs, '').match(/\/[^\s\0/[\]<>(){}%]*/g) ?? []
  return names.every((name) => pageNames.includes(name.slice(1)))
}
