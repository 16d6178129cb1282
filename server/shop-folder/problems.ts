import type { BothTexts } from '#locales/locale.ts'
import type { ImportProblem } from '#api/catalogue/format/file-facts.ts'
import { type CatalogueProblem, problemText as wordsOf } from '#api/rules/catalogue-problem.ts'

/** A mistake in a file of a shop folder. */
export interface FileProblem {
  /** Name below the folder: `pages/home_zh_HK.json`. */
  readonly file: string
  /** From 1; missing where the problem is one of the whole file, or of a page, whose lines say nothing. */
  readonly line?: number
  /** Name of the field: `skus.0.price`; empty for the line itself. */
  readonly path: string
  readonly message: string
  /** The same by key, where it can be said in both languages. */
  readonly problem?: CatalogueProblem
  /** The same in both languages, where it has no such key. */
  readonly messages?: BothTexts
}

/** A problem of an import as one of a file. */
export const problemOfFile =
  (file: string) =>
  (problem: ImportProblem): FileProblem => ({
    file,
    line: problem.line,
    path: [problem.of, problem.path].filter(Boolean).join(', '),
    message: wordsOf(problem, 'en_US'),
    problem,
  })

/** `goods.jsonl, line 3, skus.0.price: is missing` */
const problemText = ({ file, line, path, message }: FileProblem) =>
  `${[file, line !== undefined && `line ${line}`, path].filter(Boolean).join(', ')}: ${message}`

/** Most problems that a message lists. */
const MOST_LISTED = 50

/** Mistakes in a shop folder, for its author. */
export class ShopFolderProblems extends Error {
  readonly problems: readonly FileProblem[]

  constructor(problems: readonly FileProblem[]) {
    const more = problems.length - MOST_LISTED
    super(
      [
        ...problems.slice(0, MOST_LISTED).map(problemText),
        ...(more > 0 ? [`and ${more} more problems`] : []),
      ].join('\n'),
    )
    this.problems = problems
  }
}
