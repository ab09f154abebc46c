import { answerQuestions } from '../work/ask-thread.ts'
import { drawPaper } from './render-pdf.ts'

answerQuestions(drawPaper)
