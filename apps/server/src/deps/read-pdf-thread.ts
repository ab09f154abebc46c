import { answerQuestions } from './ask-thread.ts'
import { readPdf } from './read-pdf.ts'

answerQuestions(readPdf)
