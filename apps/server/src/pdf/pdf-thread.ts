import { answerQuestions } from '../work/ask-thread.ts'
import { renderPdf } from './render-pdf.ts'

answerQuestions(renderPdf)
