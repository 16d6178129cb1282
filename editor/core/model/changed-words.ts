/** A run of text that stayed, went or came. */
export interface TextRun {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** Words compared at most on each side; longer texts show as replaced from the first difference to the last. */
const MAX_WORDS = 1500

const words = new Intl.Segmenter('zh-HK', { granularity: 'word' })
const wordsOf = (text: string) => Array.from(words.segment(text), ({ segment }) => segment)

/** Two texts as one, word by word: what stayed, what went, what came. Chinese is split into words as the browser knows them. */
export function changedWords(before: string, after: string): readonly TextRun[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++
  let end = 0
  while (
    end < Math.min(old.length, fresh.length) - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  )
    end++
  const runs: TextRun[] = []
  const add = (kind: TextRun['kind'], text: string) => {
    const last = runs.at(-1)
    if (last?.kind === kind) runs[runs.length - 1] = { kind, text: last.text + text }
    else if (text !== '') runs.push({ kind, text })
  }
  add('same', old.slice(0, start).join(''))
  for (const { kind, text } of middleRuns(
    old.slice(start, old.length - end),
    fresh.slice(start, fresh.length - end),
  ))
    add(kind, text)
  add('same', old.slice(old.length - end).join(''))
  return runs
}

/** Along a longest common subsequence of words. */
function* middleRuns(old: readonly string[], fresh: readonly string[]): Generator<TextRun> {
  if (old.length > MAX_WORDS || fresh.length > MAX_WORDS) {
    yield { kind: 'gone', text: old.join('') }
    yield { kind: 'new', text: fresh.join('') }
    return
  }
  const width = fresh.length + 1
  // longest[i * width + j]: words that old from i and fresh from j have in common, in order.
  const longest = new Uint16Array((old.length + 1) * width)
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      longest[i * width + j] =
        old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    const [left = '', right = ''] = [old[i], fresh[j]]
    if (i < old.length && j < fresh.length && left === right) {
      yield { kind: 'same', text: left }
      i++
      j++
    } else if (j === fresh.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      yield { kind: 'gone', text: left }
      i++
    } else {
      yield { kind: 'new', text: right }
      j++
    }
  }
}
