import { describe, expect, it } from 'vitest'
import { mutantsOfSql } from './mutate-sql.ts'

/** What becomes of the SQL, change by change, in the order of the text. */
const becomes = (sql: string) =>
  mutantsOfSql(sql)
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .map(({ start, end, replacement }) => sql.slice(0, start) + replacement + sql.slice(end))

describe('mutants of SQL', () => {
  it('drop each condition and flip each comparison', () => {
    expect(becomes('delete from holds where a = 1 and b > 2;')).toEqual([
      'delete from holds where true and b > 2;',
      'delete from holds where a <> 1 and b > 2;',
      'delete from holds where a = 1 or b > 2;',
      'delete from holds where a = 1 and true;',
      'delete from holds where a = 1 and b >= 2;',
    ])
  })

  it('make a condition that stands alone always true and never true', () => {
    expect(becomes('if is_new then')).toEqual(['if true then', 'if false then'])
  })

  it('take a row lock away', () => {
    expect(becomes('select a from b for no key update;')).toEqual(['select a from b ;'])
  })

  it('take an advisory lock away', () => {
    expect(becomes('perform pg_advisory_xact_lock(1);')).toEqual(['null;'])
  })

  it('take a refusal away', () => {
    expect(becomes("perform ledger_refuse('rule', 'why');")).toEqual(['null;'])
  })

  it('take a whole trigger away, and none of its words', () => {
    expect(becomes('create trigger t before update or delete on a execute function f();')).toEqual([''])
  })

  it('flip the sign of an amount', () => {
    expect(becomes('x := y + -z;')).toEqual(['x := y - -z;', 'x := y + z;'])
  })

  it('leave assignments, comments and indexes alone', () => {
    expect(
      becomes('update a set b = 1; -- for update\ncreate unique index i on a (b) where c is null;'),
    ).toEqual([])
  })

  it('negate what is null', () => {
    expect(becomes('x := a is null; y := b is not null;')).toEqual([
      'x := a is not null; y := b is not null;',
      'x := a is null; y := b is  null;',
    ])
  })
})
