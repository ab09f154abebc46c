// Loaded before the product, whose machine's clock then jumps by the milliseconds in this file.
import { readFileSync } from 'node:fs'

const Machine = Date
const file = process.env.CLOCK_SHIFT_FILE
let shiftMs = 0
const read = () => {
  try {
    shiftMs = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    // It is just being written.
  }
}
read()
setInterval(read, 100).unref()

globalThis.Date = class Shifted extends Machine {
  constructor(...parts) {
    if (parts.length > 0) super(...parts)
    else super(Machine.now() + shiftMs)
  }

  static now() {
    return Machine.now() + shiftMs
  }
}
Object.defineProperty(globalThis.Date, 'name', { value: 'Date' })
