import { answerQuestions } from '../threads/ask-thread.ts'
import { renderPdf } from './render-pdf.ts'

answerQuestions(renderPdf)
