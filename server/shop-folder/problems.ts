/** A mistake in a file of a shop folder. */
export interface FileProblem {
  /** Name below the folder: `pages/home_zh_HK.json`. */
  readonly file: string
  /** From 1; missing where the problem is one of the whole file, or of a page, whose lines say nothing. */
  readonly line?: number
  /** Name of the field: `skus.0.price`; empty for the line itself. */
  readonly path: string
  readonly message: string
}

/** `goods.jsonl, line 3, skus.0.price: is missing` */
const problemText = ({ file, line, path, message }: FileProblem) =>
  `${[file, line !== undefined && `line ${line}`, path].filter(Boolean).join(', ')}: ${message}`

/** Most problems that a message lists. */
const MOST_LISTED = 50

/** Mistakes in a shop folder, for its author. */
export class ShopFolderProblems extends Error {
  constructor(problems: readonly FileProblem[]) {
    const more = problems.length - MOST_LISTED
    super(
      [
        ...problems.slice(0, MOST_LISTED).map(problemText),
        ...(more > 0 ? [`and ${more} more problems`] : []),
      ].join('\n'),
    )
  }
}
