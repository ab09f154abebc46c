import { expect, test } from 'vitest'
import { containerNumberFault } from './container-number.ts'

// CSQU3054383 is the standard's own example; TASU1170000 leaves a remainder of 10, which is written as 0.
test.each(['CSQU3054383', 'TASU1170000'])('%s is a container number', (number) => {
  expect(containerNumberFault(number)).toBeUndefined()
})

test.each([
  ['CSQU3054384', 'One of these signs is wrong: the check digit does not fit'],
  ['CSQU3045383', 'One of these signs is wrong: the check digit does not fit'],
  ['CSQU305438', 'The last digit is missing: CSQU305438 is followed by 3'],
  ['CSQA3054383', 'The fourth letter of a container number is U, J or Z'],
  ['CSQU30543833', 'A container number is four letters and seven digits'],
  ['', 'A container number is four letters and seven digits'],
])('%s is refused: %s', (number, fault) => {
  expect(containerNumberFault(number)).toBe(fault)
})
