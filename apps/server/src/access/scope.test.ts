import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { actorOf, companyOf, requireCompany, type Scope, systemScope } from './scope.ts'

const [companyId, userId, administratorId] = [randomUUID(), randomUUID(), randomUUID()]
const person: Scope = { kind: 'company', companyId, userId, role: 'viewer' }
const office: Scope = { kind: 'office', administratorId }

it('is one company for its people and for jobs, and none for the back office', () => {
  expect([person, systemScope(companyId), office].map(companyOf)).toEqual([companyId, companyId, undefined])
})

it('does not let the back office do what needs a company', () => {
  expect(requireCompany(person)).toBe(companyId)
  expect(() => requireCompany(office)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})

it('says in an event who did it', () => {
  expect([person, office, systemScope(companyId)].map(actorOf)).toEqual([
    `user:${userId}`,
    `administrator:${administratorId}`,
    'system',
  ])
})
