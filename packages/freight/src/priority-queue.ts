/** Numbers with a priority, the least first: a binary heap. May contain the same number more than once. */
export class PriorityQueue {
  #numbers: number[] = []
  #priorities: number[] = []

  get size(): number {
    return this.#numbers.length
  }

  push(number: number, priority: number): void {
    let place = this.#numbers.length
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (this.#priorityAt(parent) <= priority) break
      this.#put(place, this.#numberAt(parent), this.#priorityAt(parent))
      place = parent
    }
    this.#put(place, number, priority)
  }

  /** Takes out the number of the least priority. Nothing may be taken from an empty queue. */
  pop(): number {
    const least = this.#numberAt(0)
    const number = this.#numbers.pop() ?? 0
    const priority = this.#priorities.pop() ?? 0
    if (this.size > 0) this.#sink(number, priority)
    return least
  }

  #sink(number: number, priority: number): void {
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= this.size) break
      if (child + 1 < this.size && this.#priorityAt(child + 1) < this.#priorityAt(child)) child += 1
      if (this.#priorityAt(child) >= priority) break
      this.#put(place, this.#numberAt(child), this.#priorityAt(child))
      place = child
    }
    this.#put(place, number, priority)
  }

  #put(place: number, number: number, priority: number): void {
    this.#numbers[place] = number
    this.#priorities[place] = priority
  }

  #numberAt(place: number): number {
    return this.#numbers[place] ?? 0
  }

  #priorityAt(place: number): number {
    return this.#priorities[place] ?? Number.POSITIVE_INFINITY
  }
}
