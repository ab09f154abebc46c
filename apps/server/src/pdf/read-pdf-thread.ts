import { answerQuestions } from '../threads/ask-thread.ts'
import { readPdf } from './read-pdf.ts'

answerQuestions(readPdf)
