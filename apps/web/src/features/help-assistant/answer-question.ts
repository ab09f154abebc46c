import type { FaqEntry } from '../../lib/faq/faq-entry.ts'
import { searchFaq } from '../../lib/faq/search-faq.ts'
import { cannedTopics } from './canned-topics.ts'

type SaidByAssistant = {
  by: 'assistant'
  text: string
  /** The question that the text answers, where it is not the one that was asked. */
  question?: string
  link?: FaqEntry['link']
  /** Further questions that may have been meant. */
  more?: string[]
  /** Nothing was found, or only a person can help: how to reach one. */
  offersContact?: boolean
}
export type Said = { by: 'person'; text: string } | SaidByAssistant

const nothingFound = 'I found no answer to that.'
const mostFurther = 2

/** The fixed reply of a topic, else the best answer of the FAQ, else that there is none. Nothing is made up. */
export function answerQuestion(asked: string): SaidByAssistant {
  const topic = cannedTopics.find(({ title }) => title === asked)
  if (topic) return { by: 'assistant', text: topic.reply, link: topic.link, offersContact: true }

  const [best, ...others] = searchFaq(asked)
  if (!best) return { by: 'assistant', text: nothingFound, offersContact: true }
  const { question, answer, link } = best
  return {
    by: 'assistant',
    text: answer,
    ...(question !== asked && { question }),
    ...(link && { link }),
    more: others.slice(0, mostFurther).map((other) => other.question),
  }
}
