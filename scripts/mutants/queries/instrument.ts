/** A condition or a lock of a query: `.where(…)`, `.forUpdate()` …, from its dot to its closing bracket. */
export type QueryPart = { start: number; end: number }

const calls = /\.(?:where|having|forUpdate|forNoKeyUpdate|forShare|skipLocked)\(/g

/** Conditions of `on conflict` are left alone: their builder knows no `$call`. */
export function partsOf(text: string): QueryPart[] {
  const conflicts = [...text.matchAll(/\.onConflict\(/g)].map(({ index, 0: call }) => ({
    start: index,
    end: closing(text, index + call.length),
  }))
  return [...text.matchAll(calls)]
    .map(({ index, 0: call }) => ({ start: index, end: closing(text, index + call.length) }))
    .filter(({ start }) => !conflicts.some((conflict) => conflict.start < start && start < conflict.end))
}

/**
 * Each part becomes one that can be left out while the tests run. Stryker does not take calls out of a chain, and the rules of a
 * query are such calls: whose row, in which state, under which lock.
 */
export function instrument(text: string, firstId: number): string {
  const insertions = partsOf(text).flatMap(({ start, end }, index) => [
    { at: start, order: 1, text: `.$call((_query) => queryPart(${firstId + index}) ? _query : _query` },
    { at: end, order: 0, text: ')' },
  ])
  return insertions
    .sort((one, other) => other.at - one.at || other.order - one.order)
    .reduce((code, { at, text: inserted }) => code.slice(0, at) + inserted + code.slice(at), text)
}

/** Where the bracket that was opened just before this place closes. */
function closing(text: string, from: number): number {
  let open = 1
  let at = from
  for (; open > 0 && at < text.length; at++) {
    const sign = text[at] ?? ''
    if ('\'"`'.includes(sign)) at = text.indexOf(sign, at + 1)
    else if ('([{'.includes(sign)) open++
    else if (')]}'.includes(sign)) open--
  }
  return at
}
