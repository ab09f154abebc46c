import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { furthestStep, stepOfField } from './steps.ts'

const steps = [
  { title: 'Company', fields: ['company_name'] },
  { title: 'Persons', fields: ['persons'] },
  { title: 'Summary', fields: [] },
]
const schema = z.strictObject({
  company_name: z.string().check(z.minLength(1)),
  persons: z.array(z.strictObject({ email: z.email() })),
})
const persons = [{ email: 'ada@okafor.example' }]

describe('the step of a field', () => {
  it('is the one that names it, also for an entry of a list', () => {
    expect(stepOfField(steps, 'company_name')).toBe(0)
    expect(stepOfField(steps, 'persons.0.email')).toBe(1)
  })

  it('is unknown for a field of no step', () => {
    expect(stepOfField(steps, 'company')).toBeUndefined()
  })
})

describe('the furthest step', () => {
  it('is the last one once every step is valid', () => {
    expect(furthestStep(steps, schema, { company_name: 'Okafor', persons })).toBe(2)
  })

  it('is the first one with an invalid field', () => {
    expect(furthestStep(steps, schema, { company_name: '', persons: [{ email: '' }] })).toBe(0)
    expect(furthestStep(steps, schema, { company_name: 'Okafor', persons: [{ email: '' }] })).toBe(1)
  })

  it('is not limited by a field of no step', () => {
    expect(furthestStep(steps, schema, { company_name: 'Okafor', persons, more: '' })).toBe(2)
  })
})
