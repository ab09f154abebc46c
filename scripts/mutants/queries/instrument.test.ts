import { describe, expect, it } from 'vitest'
import { instrument, partsOf } from './instrument.ts'

const parts = (text: string) => partsOf(text).map(({ start, end }) => text.slice(start, end))

describe('the parts of a query that can be left out', () => {
  it('are its conditions and its locks', () => {
    const query = "db.selectFrom('a').where('b', '=', f(c)).forUpdate().execute()"
    expect(parts(query)).toEqual([".where('b', '=', f(c))", '.forUpdate()'])
  })

  it('are found inside one another, and after a bracket in a text', () => {
    const query = "q.where(sql.ref(')'), 'in', (eb) => eb.selectFrom('a').where('b', '=', 1))"
    expect(parts(query)).toEqual([
      ".where(sql.ref(')'), 'in', (eb) => eb.selectFrom('a').where('b', '=', 1))",
      ".where('b', '=', 1)",
    ])
  })

  it('are not the conditions of a conflict, whose builder cannot leave them out', () => {
    expect(parts("q.onConflict((oc) => oc.column('a').where('b', '=', 1)).where('c', '=', 2)")).toEqual([
      ".where('c', '=', 2)",
    ])
  })

  it('are each left out by their own number', () => {
    expect(instrument('q.where(a).where(b)', 7)).toBe(
      'q.$call((_query) => queryPart(7) ? _query : _query.where(a)).$call((_query) => queryPart(8) ? _query : _query.where(b))',
    )
  })
})
