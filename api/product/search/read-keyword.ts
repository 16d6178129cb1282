import { withoutUnits } from './measures.ts'
import { type Run, runsOf } from './search-words.ts'
import { type KeywordPart, segmentsOf } from './segments.ts'
import type { Vocabulary } from './vocabulary.ts'
import {
  all,
  any,
  hanClause,
  knownWordClause,
  synonymClauses,
  wordClause,
  wordClauses,
} from './word-clauses.ts'
import { isFound, WEIGHTS } from './clause.ts'

/** Words that say nothing about a product, left out beside others. */
const FILLERS: ReadonlySet<string> = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with'])
/** Words of the longest phrase that synonyms are looked up for; ours. */
const MAX_PHRASE = 4

/** Words side by side that mean something together: `water bottle`, `day pack`, `T 恤`. */
function readPhrase(runs: readonly Run[], vocabulary: Vocabulary): KeywordPart | undefined {
  const { index } = vocabulary
  const together = runs.map(({ text }) => text).join('')
  const clauses = synonymClauses(runs, vocabulary, WEIGHTS.synonym)
  if (runs.every(({ isHan }) => !isHan) && index.has(together))
    clauses.push(...wordClauses(together, WEIGHTS.exact))
  if (!clauses.some(clause => isFound(clause, index))) return undefined
  const apart = runs.map(run =>
    run.isHan
      ? hanClause(run.text, WEIGHTS.exact)
      : (knownWordClause(run.text, vocabulary) ?? any(wordClauses(run.text, WEIGHTS.exact))),
  )
  return { text: originalOf(runs), isHan: false, clause: any([all(apart), ...clauses]) }
}

const originalOf = (runs: readonly Run[]) => runs.map(({ original }) => original).join(' ')

function readWord(run: Run, vocabulary: Vocabulary): KeywordPart[] {
  if (run.isHan) return segmentsOf(run, vocabulary)
  return [{ text: run.original, isHan: false, clause: wordClause(run.text, vocabulary) }]
}

/** Reads a keyword part by part; each has to occur. Empty when it has neither letters nor digits. Source: C-128, CO-48. */
export function readKeyword(keyword: string, vocabulary: Vocabulary): KeywordPart[] {
  const runs = runsOf(withoutUnits(keyword))
  const isTelling = ({ text }: Run) => !FILLERS.has(text)
  const skipsFillers = runs.some(isTelling)
  const parts: KeywordPart[] = []
  for (let at = 0; at < runs.length; ) {
    let taken = 1
    let phrase: KeywordPart | undefined
    for (let length = Math.min(MAX_PHRASE, runs.length - at); length > 1 && !phrase; length -= 1) {
      // `for two` may be a phrase of the list of synonyms.
      phrase = readPhrase(runs.slice(at, at + length), vocabulary)
      if (phrase) taken = length
    }
    const run = runs[at]
    if (phrase) parts.push(phrase)
    else if (run && (!skipsFillers || isTelling(run))) parts.push(...readWord(run, vocabulary))
    at += taken
  }
  return parts
}
