import { expect, test } from 'vitest'
import { auditCodes, auditQuestions } from './audit-questions.ts'
import { auditScore, sectionScores } from './audit-score.ts'

const all = (answer: 'yes' | 'partly' | 'no' | 'not_applicable') =>
  Object.fromEntries(auditCodes.map((code) => [code, answer]))
const possible = auditQuestions.reduce((sum, { points }) => sum + points, 0)

test('every question has a code of its own', () => {
  expect(new Set(auditCodes).size).toBe(auditQuestions.length)
})

test('met questions have their points, partly met ones half, and the others none', () => {
  expect(auditScore(all('yes'))).toEqual({ points: possible, possible, percent: 100 })
  expect(auditScore(all('partly'))).toEqual({ points: possible / 2, possible, percent: 50 })
  expect(auditScore(all('no'))).toEqual({ points: 0, possible, percent: 0 })
})

test('what does not apply, or was not asked, counts neither way', () => {
  expect(auditScore({ fire: 'yes', age: 'not_applicable' })).toEqual({ points: 8, possible: 8, percent: 100 })
  expect(auditScore(all('not_applicable')).percent).toBeNull()
  expect(auditScore({}).percent).toBeNull()
})

test('one fault of two points is not a score of 100', () => {
  expect(auditScore({ ...all('yes'), scope: 'partly' }).percent).toBeLessThan(100)
})

test('a section counts its own questions', () => {
  const sections = sectionScores({ ...all('yes'), fire: 'no', machines: 'partly' })
  expect(sections.find(({ title }) => title === 'Health and safety')).toEqual({
    title: 'Health and safety',
    points: 4,
    possible: 14,
    percent: 28,
  })
  expect(sections.filter(({ percent }) => percent !== 100)).toHaveLength(1)
})
