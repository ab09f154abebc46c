export { askForChange, requireNothingWaits } from './ask-for-change.ts'
