import { answerQuestions } from '../deps/ask-thread.ts'
import { renderPdf } from './render-pdf.ts'

answerQuestions(renderPdf)
