import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import { answerQuestions } from '../threads/ask-thread.ts'
import type { Judgement, NewPassword } from './passwords.ts'

// The dictionaries are large: they are read and ranked once, when the thread starts.
const judge = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
  // Scoring every interpretation of a password full of symbols would take most of a second.
  l33tMaxSubstitutions: 20,
})

answerQuestions(({ password, hints }: NewPassword): Judgement => {
  const { score, feedback } = judge.check(password, hints)
  return { score, warning: feedback.warning }
})
