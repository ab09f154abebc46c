export { answerOf } from './answer-of.ts'
export { isWaiting, requireNothingWaits } from './ask-for-change.ts'
export { subjectsThatWait } from './subjects-that-wait.ts'
export { type Made, throughTwoPeople } from './through-two-people.ts'
