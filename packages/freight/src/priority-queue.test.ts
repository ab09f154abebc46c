import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PriorityQueue } from './priority-queue.ts'

test('the numbers come out by priority, in any order in which they went in', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 200 }), (priorities) => {
      const queue = new PriorityQueue()
      priorities.forEach((priority, number) => void queue.push(number, priority))
      const taken = priorities.map(() => queue.pop())
      expect(taken.map((number) => priorities[number])).toEqual([...priorities].sort((a, b) => a - b))
      expect(new Set(taken).size).toBe(priorities.length)
      expect(queue.size).toBe(0)
    }),
  )
})

test('the least is taken, also while others are added in between', () => {
  const step = fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined, freq: 2 })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const queue = new PriorityQueue()
      const waiting: number[] = []
      for (const priority of steps) {
        if (priority !== undefined) {
          queue.push(priority, priority)
          waiting.push(priority)
        } else if (waiting.length > 0) {
          waiting.sort((a, b) => b - a)
          expect(queue.pop()).toBe(waiting.pop())
        }
        expect(queue.size).toBe(waiting.length)
      }
    }),
  )
})

test('a number may wait more than once', () => {
  const queue = new PriorityQueue()
  queue.push(7, 3)
  queue.push(7, 1)
  queue.push(8, 2)
  expect([queue.pop(), queue.pop(), queue.pop()]).toEqual([7, 8, 7])
})
