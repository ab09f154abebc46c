import { answerQuestions } from './ask-thread.ts'
import { drawPaper } from './draw-paper.ts'

answerQuestions(drawPaper)
