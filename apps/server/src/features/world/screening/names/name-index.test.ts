import { describe, expect, it } from 'vitest'
import { NameIndex } from './name-index.ts'
import { normaliseName } from './normalise-name.ts'
import { scoreNames } from './score-names.ts'

const indexOf = (...names: string[]) => new NameIndex(names.map((name) => ({ entry: name, names: [name] })))

describe('the index', () => {
  const listed = ['Ferhat Qasimpur', 'BELLETECH CORP', 'Ivan Sergeyevich Petrov', 'Kolsk Tanker Holding JSC']

  it.each(['Ferhad Qasimpour', 'Belle Tech', 'Petrov Ivan', 'Kolsk Tankers', 'Nobody At All', '11420 Corp'])(
    'finds for %s what a comparison with every name finds, also when it is asked for again',
    (name) => {
      const index = indexOf(...listed)
      const every = listed.filter(
        (other) => scoreNames(normaliseName(name), normaliseName(other)).score >= 0.85,
      )
      for (const _ of [1, 2]) expect(index.find(name, 0.85).map(({ entry }) => entry)).toEqual(every)
    },
  )

  it('answers the best entry first, down to the least score that is asked for', () => {
    const index = indexOf('Ferhat Qasimpor', 'Ferhat Qasimpur', 'Ferhat Qasimbor', 'Dragomir Zelenkovich')
    const found = (least: number) => index.find('Ferhat Qasimpur', least).map(({ name }) => name)
    expect(found(0.85)).toEqual(['Ferhat Qasimpur', 'Ferhat Qasimpor', 'Ferhat Qasimbor'])
    expect(found(1)).toEqual(['Ferhat Qasimpur'])
  })

  it.each([
    { names: ['Ferhat Qasimpour', 'Ferhat Qasimpur'] },
    { names: ['Ferhat Qasimpur', 'Ferhat Qasimpour'] },
    { names: ['Ferhat Qasimpur', 'FERHAT QASIMPUR'] },
  ])('answers an entry with $names once, by its best name', ({ names }) => {
    const found = new NameIndex([{ entry: 'a', names }]).find('Ferhat Qasimpur', 0.85)
    expect(found.map(({ entry, name, score }) => [entry, name, score])).toEqual([['a', 'Ferhat Qasimpur', 1]])
  })

  it('finds all entries of one name', () => {
    const found = indexOf('Ferhat Qasimpur', 'Qasimpur Ferhat', 'FERHAT QASIMPUR').find('Ferhat Qasimpur', 1)
    expect(found.map(({ name }) => name)).toEqual(['Ferhat Qasimpur', 'Qasimpur Ferhat', 'FERHAT QASIMPUR'])
  })

  it('finds names that begin alike and are about as long where no word is alike', () => {
    const found = (name: string) => indexOf(name).find('Ve Lt Ra Ni Ax', 0.9).length
    expect(['Veltraniax', 'Veltraniaxyz', 'Veltraniaxyzw'].map(found)).toEqual([1, 1, 0])
  })
})
